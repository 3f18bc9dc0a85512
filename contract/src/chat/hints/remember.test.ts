import { expect, it, vi } from 'vitest'
import { remember } from './remember.ts'

it('works an answer out once while it is asked for, and keeps no more than twice as many', () => {
  const work = vi.fn((asked: string) => asked.length)
  const answer = remember(10, work)
  for (let round = 0; round < 100; round += 1) for (const word of ['men', 'meni', 'salom']) expect(answer(word)).toBe(word.length)
  expect(work).toHaveBeenCalledTimes(3)
  // A stream of new words, with one that everybody uses between them.
  for (let word = 0; word < 1_000; word += 1) {
    answer(`so‘z${word}`)
    answer('men')
  }
  expect(work.mock.calls.filter(([asked]) => asked === 'men')).toHaveLength(1)
  work.mockClear()
  for (let word = 0; word < 1_000; word += 1) answer(`so‘z${word}`)
  expect(work.mock.calls.length).toBeGreaterThanOrEqual(980)
})
