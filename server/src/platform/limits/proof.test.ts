import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { AppError } from '../core/errors.ts'
import { createProof, type Challenge } from './proof.ts'

/** A slow and plain solver, written from the rule alone. */
function solve({ salt, bits }: Challenge): string {
  for (let counter = 0; ; counter += 1) {
    const digest = createHash('sha256').update(`${salt}:${counter}`).digest()
    const zeros = [...digest]
      .map((byte) => byte.toString(2).padStart(8, '0'))
      .join('')
      .indexOf('1')
    if (zeros >= bits) return `${salt}:${counter}`
  }
}

let shift = 0
const now = () => new Date(1_800_000_000_000 + shift)
const challengeOf = async (work: Promise<void>): Promise<Challenge> => {
  try {
    await work
  } catch (error) {
    const { code, details } = error as AppError
    expect(code).toBe('proof_required')
    return details.challenge!
  }
  throw new Error('was let through')
}

it('a request without a solution gets a puzzle, and with its solution it passes, once', async () => {
  const proof = createProof(now, { bits: 10 })
  const solution = solve(await challengeOf(proof.require(undefined)))
  await proof.require(solution)
  await challengeOf(proof.require(solution))
})

it('nothing else passes: no work, an invented salt, another counter, another spelling, an old puzzle', async () => {
  const proof = createProof(now, { bits: 10 })
  const { salt, bits } = await challengeOf(proof.require(undefined))
  const solution = solve({ salt, bits })
  for (const wrong of ['', salt, `${salt}:`, `${salt}:-1`, solve({ salt: 'mine.mine.mine', bits }), `${salt}0:0`, [solution]]) {
    await challengeOf(proof.require(wrong))
  }
  const other = createProof(now, { bits: 10 })
  await challengeOf(other.require(solution))
  shift = 2 * 60_000
  await challengeOf(proof.require(solution))
})

it('work for an easier puzzle is not enough', async () => {
  const proof = createProof(now, { bits: 24 })
  const { salt } = await challengeOf(proof.require(undefined))
  await challengeOf(proof.require(solve({ salt, bits: 8 })))
})
