import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { leadingZeroBits, solveProof } from './proof.ts'

it('finds a counter whose hash starts with the asked number of zero bits', async () => {
  const answer = await solveProof({ salt: 'a1b2', bits: 10 })
  expect(answer).toMatch(/^a1b2:\d+$/)
  const hash = createHash('sha256').update(answer).digest()
  expect(hash[0]).toBe(0)
  expect(hash[1]! >> 6).toBe(0)
})

it('counts zero bits across bytes', () => {
  expect(leadingZeroBits(Uint8Array.of(0x80))).toBe(0)
  expect(leadingZeroBits(Uint8Array.of(0, 0x1f))).toBe(11)
  expect(leadingZeroBits(Uint8Array.of(0, 0))).toBe(16)
})
