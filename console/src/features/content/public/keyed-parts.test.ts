import { describe, expect, it } from 'vitest'
import { addQuestion, type Change, orderQuestions, removeQuestion, setWords } from '../form-builder/build-questions.ts'
import { questionsOf, questionWords } from '../form-builder/built.ts'
import { blankWorking, differences, merge, type Working } from './working.ts'

const after = (working: Working, ...changes: Change[]): Working => changes.reduce((all, change) => change(all), working)
const keys: string[] = []
const add = addQuestion('test', (key) => keys.push(key))
const add_other = addQuestion('test', (key) => keys.push(key))
const base = after(blankWorking('test'), add, add_other)
const [first, second] = keys as [string, string]
const say = (key: string, text: string): Change => setWords({ type: 'test', lang: 'uz', key }, { text })
const orderOf = ({ facts }: Working): string[] => questionsOf(facts).map(({ key }) => key)

describe('two editors of one test', () => {
  it('write two questions without disturbing each other', () => {
    const { working, open } = merge(base, after(base, say(first, 'Birinchi')), after(base, say(second, 'Ikkinchi')))
    expect(open).toEqual([])
    expect(questionWords('test', working.texts.uz, first).text).toBe('Birinchi')
    expect(questionWords('test', working.texts.uz, second).text).toBe('Ikkinchi')
  })

  it('are asked about the one question both wrote', () => {
    const { open } = merge(base, after(base, say(first, 'Meniki')), after(base, say(first, 'Ularniki')))
    expect(open).toEqual([`texts.uz.questions.${first}`])
  })

  it('both add a question, and both stand', () => {
    let [mine_key, their_key] = ['', '']
    const mine = after(
      base,
      addQuestion('test', (key) => (mine_key = key)),
    )
    const theirs = after(
      base,
      addQuestion('test', (key) => (their_key = key)),
    )
    const { working, open } = merge(base, mine, theirs)
    expect(open).toEqual([])
    expect(orderOf(working).sort()).toEqual([first, second, mine_key, their_key].sort())
  })

  it('do not bring back what one of them took out, and keep the order of the one who moved', () => {
    const mine = after(base, orderQuestions([second, first]))
    const theirs = after(base, say(second, 'Yangi'))
    const { working, open } = merge(base, mine, theirs)
    expect([orderOf(working), open]).toEqual([[second, first], []])
    const { working: less } = merge(base, after(base, removeQuestion(first)), theirs)
    expect(orderOf(less)).toEqual([second])
  })

  it('see a new order as a difference', () => {
    expect(differences(base, after(base, orderQuestions([second, first])))).toEqual(['facts.questions.~'])
  })
})
