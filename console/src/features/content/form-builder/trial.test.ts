import { describe, expect, it } from 'vitest'
import { END, nextPlace, trialResult } from './trial.ts'

const option = (key: string, right: boolean, points: number) => ({ key, right, points, help: false })
const step = { to: 'chat', id: null } as const
const bands = [
  { key: 'low', from: 0, tone: 'care', steps: [step] },
  { key: 'high', from: 67, tone: 'good', steps: [step] },
]
const questions = [
  { key: 'a', pick: 'one', options: [option('1', true, 0), option('2', false, 3)] },
  { key: 'b', pick: 'many', options: [option('1', true, 1), option('2', true, 2), option('3', false, 0)] },
  { key: 'c', pick: 'one', options: [option('1', true, 0), option('2', false, 4)] },
]

describe('a trial', () => {
  it('counts a question as right when exactly its right options were chosen', () => {
    const facts = { kind: 'knowledge', questions, bands }
    expect(trialResult(facts, { a: ['1'], b: ['1', '2'], c: ['2'] })).toMatchObject({ score: 2, max: 3, band: { key: 'low' } })
    expect(trialResult(facts, { a: ['1'], b: ['1'], c: ['1'] })).toMatchObject({ score: 2, max: 3 })
    expect(trialResult(facts, { a: ['1'], b: ['2', '1'], c: ['1'] })).toMatchObject({ score: 3, band: { key: 'high' } })
  })

  it('adds up the points of a self-check against the most there are', () => {
    const facts = { kind: 'self_check', questions, bands }
    expect(trialResult(facts, { a: ['2'], b: ['1', '2'], c: ['1'] })).toMatchObject({ score: 6, max: 10, band: { key: 'low' } })
    expect(trialResult(facts, { a: ['2'], b: ['2'], c: ['2'] })).toMatchObject({ score: 9, max: 10, band: { key: 'high' } })
  })

  it('says so when there is no result for a score yet', () => {
    expect(trialResult({ kind: 'knowledge', questions, bands: [] }, {}).band).toBeUndefined()
  })

  it('goes where an answer leads', () => {
    const asked = [
      {
        key: 'a',
        asked_as: 'one' as const,
        options: [
          { key: '1', goes_to: null },
          { key: '2', goes_to: 'c' },
          { key: '3', goes_to: 'end' },
        ],
      },
      { key: 'b', asked_as: 'text' as const, options: [] },
      { key: 'c', asked_as: 'many' as const, options: [{ key: '1', goes_to: null }] },
    ]
    expect(nextPlace(asked, 0, { a: ['1'] })).toBe(1)
    expect(nextPlace(asked, 0, { a: ['2'] })).toBe(2)
    expect(nextPlace(asked, 0, { a: ['3'] })).toBe(END)
    expect(nextPlace(asked, 0, {})).toBe(1)
    expect(nextPlace(asked, 1, {})).toBe(2)
    expect(nextPlace(asked, 2, { c: ['1'] })).toBe(END)
  })
})
