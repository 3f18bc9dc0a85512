import { describe, expect, it } from 'vitest'
import { en } from '../../../app/dictionaries/english.ts'
import type { Text } from '../../../i18n/use-text.ts'
import { builtLines } from './built-words.ts'
import { builtName, builtProblem, keyIn } from './place-names.ts'

const text: Text = (key, values = {}) =>
  Object.entries(values).reduce((all, [name, value]) => all.replace(`%{${name}}`, String(value)), en[key])

const option = (key: string) => ({ key, right: false, points: 2, help: true })
const facts = {
  kind: 'self_check',
  questions: [
    { key: 'mood', pick: 'one', options: [option('a'), option('b')] },
    { key: 'sleep', pick: 'many', options: [option('c'), option('d')] },
  ],
  bands: [{ key: 'low', from: 0, tone: 'care', steps: [{ to: 'chat', id: null }] }],
}
const name = (path: string): string | null => builtName(path, text, facts)

describe('a place of a test', () => {
  it('is told in words, whether it is named by its key or counted', () => {
    expect(name('texts.ru.questions.sleep.options.d')).toBe('Question 2, Answer 2, Russian')
    expect(name('texts.uz.questions.mood.text')).toBe('Question 1, Uzbek')
    expect(name('texts.en.questions.mood.explanation')).toBe('Question 1, Why it is so, English')
    expect(name('facts.questions.1.options')).toBe('Question 2, Answers')
    expect(name('facts.questions.0.options.1.goes_to')).toBe('Question 1, Answer 2, Leads to')
    expect(name('facts.bands.0.steps.2.id')).toBe('Result 1, Step 3')
    expect(name('texts.ru.bands.low.advice')).toBe('Result 1, Advice, Russian')
    expect(name('facts.questions')).toBe('Questions')
    expect(name('facts.questions.~')).toBe('Order of the questions')
    expect(name('facts.audiences')).toBeNull()
  })

  it('leads to the question that has to be opened', () => {
    expect(keyIn('texts.ru.questions.sleep.options.d', facts)).toBe('sleep')
    expect(keyIn('facts.questions.0.options', facts)).toBe('mood')
    expect(keyIn('texts.ru.title', facts)).toBeNull()
  })

  it('says what to do about it', () => {
    const problems = { 'facts.questions.1.options': ['required'], 'texts.ru.questions.mood.text': ['required'] } as const
    const found = Object.fromEntries(Object.entries(problems).map(([place, codes]) => [place, [...codes]]))
    expect(builtProblem(found, 'facts.questions.1.options', text)).toBe('Mark the right answer.')
    expect(builtProblem(found, 'texts.ru.questions.mood.text', text)).toBe('Fill this in.')
    expect(builtProblem(found, 'facts.questions.0.options', text)).toBeUndefined()
  })
})

describe('two versions of a question', () => {
  it('are read as lines of words', () => {
    const lines = builtLines('facts.questions.mood', facts.questions[0], text, facts)
    expect(lines).toBe('One answer\nAnswer 1: Points: 2, Show help at once\nAnswer 2: Points: 2, Show help at once')
    const words = { text: 'How are you?', explanation: '', options: { a: 'Fine', b: 'Not well' } }
    expect(builtLines('texts.en.questions.mood', words, text, facts)).toBe('How are you?\n– Fine\n– Not well')
    expect(builtLines('facts.questions.~', ['sleep', 'mood'], text, facts)).toBe('Question 2, Question 1')
    expect(builtLines('texts.en.title', 'Title', text, facts)).toBeNull()
  })
})
