import { expect, it } from 'vitest'
import { createPace } from './pace.ts'

const clock = () => {
  let time = 0
  return { now: () => time, pass: (ms: number): void => void (time += ms) }
}

it('lets a crowd through at once, then as fast as the budget fills', () => {
  const { now, pass } = clock()
  const pace = createPace({ points: 10, seconds: 1 }, now)
  for (let count = 0; count < 10; count += 1) expect(pace.take(1)).toBe(0)
  expect(pace.take(1)).toBe(100)
  pass(100)
  expect(pace.take(5)).toBe(500)
  pass(1_500)
  expect(pace.take(1)).toBe(0)
})

it('sends away who never rests, and nobody who does', () => {
  const { now, pass } = clock()
  const flood = createPace({ points: 10, seconds: 1 }, now)
  const answers: (number | null)[] = []
  for (let count = 0; count < 60; count += 1) {
    const wait = flood.take(1)
    answers.push(wait)
    pass(wait ?? 0)
  }
  expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 0))
  expect(answers).toContain(null)
  const calm = createPace({ points: 10, seconds: 1 }, now)
  for (let round = 0; round < 20; round += 1) {
    for (let count = 0; count < 12; count += 1) pass(calm.take(1) ?? Number.NaN)
    pass(900)
  }
  expect(now()).not.toBeNaN()
})
