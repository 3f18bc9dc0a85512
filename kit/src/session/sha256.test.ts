import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { startSha256 } from './sha256.ts'

const plain = (text: string): string => createHash('sha256').update(text).digest('hex')
const hex = (words: Uint32Array): string => [...words].map((word) => word.toString(16).padStart(8, '0')).join('')

it('is the SHA-256 of FIPS 180-4, whatever the lengths of beginning and end', () => {
  for (const begins of [0, 1, 55, 56, 63, 64, 65, 72, 119, 128, 200]) {
    const hashOf = startSha256('a'.repeat(begins))
    for (const ends of [0, 1, 7, 8, 54, 55, 56, 64, 130]) {
      const end = 'b'.repeat(ends)
      expect(hex(hashOf(end))).toBe(plain('a'.repeat(begins) + end))
    }
  }
})

it('takes the bytes that a text has in UTF-8', () => {
  expect(hex(startSha256('o‘quvchi ')('ёж \u{1f44b}'))).toBe(plain('o‘quvchi ёж \u{1f44b}'))
})
