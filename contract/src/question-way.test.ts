import { describe, expect, it } from 'vitest'
import { placeAfter, wayThrough } from './question-way.ts'

const option = (key: string, goes_to: string | null = null) => ({ key, goes_to })
const QUESTIONS = [
  { key: 'who', options: [option('pupil'), option('teacher', 'work'), option('other', 'end')] },
  { key: 'safe', options: [option('yes', 'words'), option('no', 'words')] },
  { key: 'work', options: [option('time'), option('order', 'words'), option('back', 'who')] },
  { key: 'more', options: [] },
  { key: 'words', options: [] },
]
const way = (answers: Record<string, string[]>) =>
  wayThrough(QUESTIONS, (key) => answers[key] ?? []).map((at) => QUESTIONS[at]!.key)

describe('the way through a questionnaire', () => {
  it('goes where the chosen option leads, and else to the next question', () => {
    expect(way({ who: ['pupil'], safe: ['no'] })).toEqual(['who', 'safe', 'words'])
    expect(way({ who: ['teacher'], work: ['time'] })).toEqual(['who', 'work', 'more', 'words'])
    expect(way({})).toEqual(['who', 'safe', 'work', 'more', 'words'])
  })

  it('ends where an option says so', () => {
    expect(way({ who: ['other'] })).toEqual(['who'])
  })

  it('takes the first leading one of several options', () => {
    expect(way({ who: ['teacher'], work: ['time', 'order'] })).toEqual(['who', 'work', 'words'])
  })

  it('never goes back, so that every way ends', () => {
    expect(placeAfter(QUESTIONS, 2, ['back'])).toBeNull()
    expect(placeAfter(QUESTIONS, 4, [])).toBeNull()
    expect(wayThrough([], () => [])).toEqual([])
  })
})
