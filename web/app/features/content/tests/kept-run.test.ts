import { memoryStorage } from '@himoya/kit/browser-storage'
import { expect, it } from 'vitest'
import { TEST_KEY } from '../../../session/visitor-session.ts'
import { FRESH, keepRun, keptRun } from './kept-run.ts'

const question = (key: string) => ({
  key,
  pick: 'one' as const,
  text: `Savol ${key}`,
  options: ['a', 'b'].map((option) => ({ key: option, text: `Javob ${option}`, help: false })),
})
const ASKED = { test: 't1', version: 2, questions: ['q1', 'q2', 'q3'].map(question) }

it('a run goes on where it stopped, and nothing of it is words', () => {
  const storage = memoryStorage()
  const run = { at: 1, answers: { q1: ['b'], q2: ['a'] } }
  keepRun(storage, ASKED, run)
  expect(storage.get(TEST_KEY)).not.toMatch(/Savol|Javob/)
  expect(keptRun(storage, ASKED)).toEqual(run)
})

it('a run of another test or another version is none', () => {
  const storage = memoryStorage()
  keepRun(storage, ASKED, { at: 1, answers: { q1: ['b'] } })
  expect(keptRun(storage, { ...ASKED, test: 't2' })).toBeNull()
  expect(keptRun(storage, { ...ASKED, version: 3 })).toBeNull()
})

it('a run without an answer leaves nothing behind', () => {
  const storage = memoryStorage()
  keepRun(storage, ASKED, { at: 1, answers: { q1: ['b'] } })
  keepRun(storage, ASKED, FRESH)
  expect(storage.get(TEST_KEY)).toBeNull()
})

it.each([
  ['nothing', 'null'],
  ['half a text', '{"test":"t1"'],
  ['a number', '7'],
  ['a list', '[]'],
  ['answers that are none', '{"test":"t1","version":2,"at":1,"answers":7}'],
  ['a place that is none', '{"test":"t1","version":2,"at":"1","answers":{"q1":["a"]}}'],
])('what is not ours counts as nothing: %s', (_, text) => {
  const storage = memoryStorage()
  storage.set(TEST_KEY, text)
  expect(keptRun(storage, ASKED)).toBeNull()
})

it('no question is skipped, whatever stands there', () => {
  const storage = memoryStorage()
  const text = { test: 't1', version: 2, at: 99, answers: { q1: ['a', 'zz'], q2: ['zz'], q9: ['a'] } }
  storage.set(TEST_KEY, JSON.stringify(text))
  expect(keptRun(storage, ASKED)).toEqual({ at: 1, answers: { q1: ['a'] } })
})
