import { expect, it } from 'vitest'
import { charactersLeft, isNearLimit } from './text-length.ts'

it('counts letters as people do: an emoji is one, spaces at the ends are none', () => {
  expect(charactersLeft('  🙂a  ')).toBe(3_998)
  expect(charactersLeft('e\u0301')).toBe(3_999)
})

it('warns from nine tenths on', () => {
  expect(isNearLimit(charactersLeft('a'.repeat(3_599)))).toBe(false)
  expect(isNearLimit(charactersLeft('a'.repeat(3_601)))).toBe(true)
  expect(charactersLeft('a'.repeat(4_010))).toBe(-10)
})
