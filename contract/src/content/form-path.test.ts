import { describe, expect, it } from 'vitest'
import { placeAfter, wayThrough } from './form-path.ts'

const option = (key: string, goes_to: string | null = null) => ({ key, goes_to })
const QUESTIONS = [
  { key: 'who', asked_as: 'one', options: [option('pupil'), option('teacher', 'work'), option('other', 'end')] },
  { key: 'safe', asked_as: 'scale', options: [option('yes', 'words'), option('no', 'words')] },
  { key: 'work', asked_as: 'one', options: [option('time'), option('order', 'words'), option('back', 'who')] },
  { key: 'more', asked_as: 'many', options: [option('light', 'end'), option('rest')] },
  { key: 'words', asked_as: 'text', options: [] },
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

  it('is not parted by a question with several answers', () => {
    expect(way({ who: ['teacher'], work: ['time'], more: ['light', 'rest'] })).toEqual(['who', 'work', 'more', 'words'])
  })

  it('never goes back, so that every way ends', () => {
    expect(placeAfter(QUESTIONS, 2, ['back'])).toBe(3)
    expect(placeAfter(QUESTIONS, 4, [])).toBeNull()
    expect(wayThrough([], () => [])).toEqual([])
  })
})
