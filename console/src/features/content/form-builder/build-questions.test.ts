import { CONTENT } from '@himoya/contract/content/content-types'
import { describe, expect, it } from 'vitest'
import { blankWorking, type Working } from '../public/working.ts'
import {
  addOption,
  addQuestion,
  type Change,
  duplicateQuestion,
  orderQuestions,
  pasteOptions,
  removeOption,
  removeQuestion,
  setHow,
  setOption,
  setOptionWords,
  setRight,
  setWords,
} from './build-questions.ts'
import { type BuiltType, questionsOf, questionWords } from './built.ts'
import { builtFilled, questionFilled } from './wanted-words.ts'

const after = (working: Working, ...changes: Change[]): Working => changes.reduce((all, change) => change(all), working)

/** With that many questions, and their keys. */
function begun(type: BuiltType, count: number): { working: Working; keys: string[] } {
  const keys: string[] = []
  const changes = Array.from({ length: count }, () => addQuestion(type, (key) => keys.push(key)))
  return { working: after(blankWorking(type, type === 'test' ? { audiences: ['teen'] } : {}), ...changes), keys }
}
const optionKeys = (working: Working, at = 0): string[] => questionsOf(working.facts)[at]!.options.map(({ key }) => key)
const wordsIn = (type: BuiltType, working: Working, lang: 'uz' | 'ru' | 'en', key: string): string[] =>
  questionsOf(working.facts)
    .find((one) => one.key === key)!
    .options.map((option) => questionWords(type, working.texts[lang], key).options[option.key] ?? '')

describe('the builder', () => {
  it.each(['test', 'questionnaire'] as const)('makes a %s that the server can keep', (type) => {
    const { working, keys } = begun(type, 3)
    const lang = 'uz'
    const key = keys[1]!
    const written = after(
      working,
      setWords({ type, lang, key }, { text: 'Nima deysiz?' }),
      setOptionWords({ type, lang, key }, optionKeys(working, 1)[0]!, 'Ha'),
      addOption(type, key),
      setHow(type, keys[2]!, 'many'),
      duplicateQuestion(type, key, () => undefined),
    )
    expect(CONTENT[type].facts.safeParse(written.facts).error).toBeUndefined()
    expect(CONTENT[type].texts.safeParse(written.texts.uz).error).toBeUndefined()
    expect(questionsOf(written.facts)).toHaveLength(4)
  })

  it('takes the words of a question away with it, and the ways that led to it', () => {
    const type = 'questionnaire'
    const { working, keys } = begun(type, 3)
    const [first, , last] = keys as [string, string, string]
    const led = after(
      working,
      setOption(first, optionKeys(working)[0]!, { goes_to: last }),
      setWords({ type, lang: 'ru', key: last }, { text: 'Вопрос' }),
      removeQuestion(last),
    )
    expect(questionsOf(led.facts)[0]!.options[0]).toMatchObject({ goes_to: null })
    expect(led.texts.ru['questions']).toEqual({})
  })

  it('lets only one option be right where one is chosen', () => {
    const { working, keys } = begun('test', 1)
    const [one, other] = optionKeys(working) as [string, string]
    const right = (from: Working): boolean[] => questionsOf(from.facts)[0]!.options.map((option) => option.right === true)
    const key = keys[0]!
    expect(right(after(working, setRight(key, one, true), setRight(key, other, true)))).toEqual([false, true])
    const many = after(working, setHow('test', key, 'many'), setRight(key, one, true), setRight(key, other, true))
    expect(right(many)).toEqual([true, true])
    expect(right(after(many, setHow('test', key, 'one')))).toEqual([true, false])
  })

  it('copies a question with its words under names of its own', () => {
    const type = 'test'
    const { working, keys } = begun(type, 2)
    const key = keys[0]!
    let copy = ''
    const copied = after(
      working,
      setOptionWords({ type, lang: 'en', key }, optionKeys(working)[1]!, 'No'),
      duplicateQuestion(type, key, (made) => (copy = made)),
    )
    expect(questionsOf(copied.facts).map((one) => one.key)).toEqual([key, copy, keys[1]])
    expect(wordsIn(type, copied, 'en', copy)).toEqual(['', 'No'])
    expect(optionKeys(copied, 1)).not.toEqual(optionKeys(copied, 0))
  })

  it('puts pasted lines into the empty options of that language, and makes what is missing', () => {
    const type = 'test'
    const { working, keys } = begun(type, 1)
    const key = keys[0]!
    const first = optionKeys(working)[0]!
    const uz = after(working, pasteOptions({ type, lang: 'uz', key }, first, ['Ha', 'Yo‘q', 'Bilmayman']))
    expect(wordsIn(type, uz, 'uz', key)).toEqual(['Ha', 'Yo‘q', 'Bilmayman'])
    const ru = after(uz, pasteOptions({ type, lang: 'ru', key }, first, ['Да', 'Нет', 'Не знаю']))
    expect(optionKeys(ru)).toEqual(optionKeys(uz))
    expect(wordsIn(type, ru, 'ru', key)).toEqual(['Да', 'Нет', 'Не знаю'])
    const lines = Array.from({ length: 20 }, (_, at) => `Javob ${at}`)
    const full = after(uz, pasteOptions({ type, lang: 'uz', key }, first, lines))
    expect(wordsIn(type, full, 'uz', key)).toEqual(['Javob 0', 'Yo‘q', 'Bilmayman', ...lines.slice(1, 6)])
  })

  it('forgets the words of an option that is taken out', () => {
    const type = 'test'
    const { working, keys } = begun(type, 1)
    const [one] = optionKeys(working) as [string]
    const gone = after(working, setOptionWords({ type, lang: 'uz', key: keys[0]! }, one, 'Ha'), removeOption(type, keys[0]!, one))
    expect(questionWords(type, gone.texts.uz, keys[0]!).options).toEqual({})
  })

  it('keeps a question that an order does not name behind its neighbour', () => {
    const { working, keys } = begun('test', 3)
    const [a, b, c] = keys as [string, string, string]
    const ordered = after(working, orderQuestions([b, a]))
    expect(questionsOf(ordered.facts).map(({ key }) => key)).toEqual([b, c, a])
  })
})

describe('how complete a question is', () => {
  it('counts the explanation where something is right, and each option', () => {
    const type = 'test'
    const { working, keys } = begun(type, 1)
    const key = keys[0]!
    const written = after(working, setWords({ type, lang: 'uz', key }, { text: 'Savol', explanation: 'Chunki' }))
    const question = questionsOf(written.facts)[0]!
    expect(questionFilled(type, written.facts, written.texts.uz, question)).toEqual({ filled: 2, wanted: 4 })
    expect(builtFilled(type, { ...written.facts, kind: 'self_check' }, written.texts.uz)).toEqual({ filled: 1, wanted: 3 })
  })
})
