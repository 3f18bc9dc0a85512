import { expect, it } from 'vitest'
import { lengthProblem, newPasswordProblem } from './field-checks.ts'

it('a text is measured in letters as one sees them counted, without the space around it', () => {
  expect(lengthProblem(` ${'🌱'.repeat(60)} `, 60)).toBeNull()
  expect(lengthProblem('🌱'.repeat(61), 60)).toBe('too_long')
})

it('a password that is too long is refused, not cut: the cut one would open nothing elsewhere', () => {
  expect(newPasswordProblem('a'.repeat(128))).toBeNull()
  expect(newPasswordProblem('a'.repeat(129))).toBe('too_long')
  expect(newPasswordProblem('a'.repeat(7))).toBe('too_short')
})
