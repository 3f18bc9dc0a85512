import { expect, it } from 'vitest'
import { typedClock } from './typed-clock.ts'

it.each([
  ['9', '09:00'],
  ['09', '09:00'],
  ['930', '09:30'],
  ['9.30', '09:30'],
  ['18:05', '18:05'],
  ['0', '00:00'],
])('reads %s as %s', (typed, clock) => {
  expect(typedClock(typed)).toBe(clock)
})

it.each(['', '25', '9:75', 'kech', '123456'])('leaves “%s” for the person to correct', (typed) => {
  expect(typedClock(typed)).toBe(typed)
})
