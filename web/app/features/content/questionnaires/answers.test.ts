import type { Asked } from '@himoya/contract/content/questionnaires'
import { describe, expect, it } from 'vitest'
import { type Answers, hindrance, sheetOf, stillToCome } from './answers.ts'

const asked = (key: string, more: Partial<Asked> = {}): Asked => ({
  key,
  asked_as: 'one',
  needed: false,
  text: key,
  options: [],
  ...more,
})
const option = (key: string, goes_to: string | null = null) => ({ key, text: key, goes_to })
const QUESTIONS = [
  asked('who', { needed: true, options: [option('pupil'), option('teacher', 'work'), option('other', 'end')] }),
  asked('safe', { options: [option('yes', 'words'), option('no', 'words')] }),
  asked('work', { options: [option('time'), option('order')] }),
  asked('words', { asked_as: 'text' }),
]
const chose = (answers: Record<string, string>): Answers =>
  Object.fromEntries(Object.entries(answers).map(([key, one]) => [key, { options: [one], text: '' }]))

describe('what is sent of a questionnaire', () => {
  it('is what lies on the way: an answer given before turning back is left out', () => {
    const answers = { ...chose({ who: 'teacher', safe: 'no', work: 'time' }), words: { options: [], text: '  More light  ' } }
    expect(sheetOf({ version: 3, questions: QUESTIONS }, answers)).toEqual({
      version: 3,
      answers: [
        { question: 'who', options: ['teacher'] },
        { question: 'work', options: ['time'] },
        { question: 'words', options: [], text: 'More light' },
      ],
    })
    expect(sheetOf({ version: 3, questions: QUESTIONS }, { ...answers, ...chose({ who: 'other' }) }).answers).toHaveLength(1)
  })

  it('holds no question that was passed over', () => {
    const answers = { ...chose({ who: 'pupil' }), words: { options: [], text: '   ' } }
    expect(sheetOf({ version: 1, questions: QUESTIONS }, answers).answers).toEqual([{ question: 'who', options: ['pupil'] }])
  })
})

describe('how many questions are still to come', () => {
  it('is said as a limit while it depends on the answers, and as it is afterwards', () => {
    expect(stillToCome(QUESTIONS, 0, {})).toEqual({ most: 3, depends: true })
    expect(stillToCome(QUESTIONS, 0, chose({ who: 'teacher' }))).toEqual({ most: 2, depends: false })
    expect(stillToCome(QUESTIONS, 0, chose({ who: 'other' }))).toEqual({ most: 0, depends: false })
    expect(stillToCome(QUESTIONS, 2, {})).toEqual({ most: 1, depends: false })
    expect(stillToCome(QUESTIONS, 3, {})).toEqual({ most: 0, depends: false })
  })
})

describe('what keeps one from going on', () => {
  it('is an empty answer where one is needed, and one that is too long anywhere', () => {
    const nothing = { options: [], text: ' ' }
    expect(hindrance({ needed: true }, nothing)).toBe('empty')
    expect(hindrance({ needed: false }, nothing)).toBeNull()
    expect(hindrance({ needed: true }, { options: ['a'], text: '' })).toBeNull()
    expect(hindrance({ needed: false }, { options: [], text: 'a'.repeat(501) })).toBe('too_long')
  })
})
