import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { AppError } from '../core/errors.ts'
import { createLimiter } from './limits.ts'
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

const ADDRESS = '84.54.70.10'
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
  const solution = solve(await challengeOf(proof.require(undefined, ADDRESS)))
  await proof.require(solution, ADDRESS)
  await challengeOf(proof.require(solution, ADDRESS))
})

it('nothing else passes: no work, an invented salt, another counter, another spelling, an old puzzle', async () => {
  const proof = createProof(now, { bits: 10 })
  const { salt, bits } = await challengeOf(proof.require(undefined, ADDRESS))
  const solution = solve({ salt, bits })
  for (const wrong of ['', salt, `${salt}:`, `${salt}:-1`, solve({ salt: 'mine.mine.mine', bits }), `${salt}0:0`, [solution]]) {
    await challengeOf(proof.require(wrong, ADDRESS))
  }
  const other = createProof(now, { bits: 10 })
  await challengeOf(other.require(solution, ADDRESS))
  shift = 2 * 60_000
  await challengeOf(proof.require(solution, ADDRESS))
})

it('work for an easier puzzle is not enough', async () => {
  const proof = createProof(now, { bits: 24 })
  const { salt } = await challengeOf(proof.require(undefined, ADDRESS))
  await challengeOf(proof.require(solve({ salt, bits: 8 }), ADDRESS))
})

it('the price rises with what a client was given within the hour, for that client alone, up to a bound', async () => {
  const proof = createProof(now, { bits: 4, limiter: createLimiter({}) })
  const price = async (client: string) => (await challengeOf(proof.require(undefined, client))).bits
  const prices: number[] = []
  for (let count = 0; count < 600; count += 1) prices.push(await price(ADDRESS))
  // A class that signs up together behind one address pays what one pupil pays.
  expect(new Set(prices.slice(0, 32))).toEqual(new Set([4]))
  expect([33, 64, 65, 128, 129, 256, 257].map((nth) => prices[nth - 1])).toEqual([5, 5, 6, 6, 7, 7, 8])
  expect(Math.max(...prices)).toBe(8)
  expect(await price('84.54.70.11')).toBe(4)
})

it('the price rises with a whole network of IPv6, more slowly than with one address of it', async () => {
  const proof = createProof(now, { bits: 4, limiter: createLimiter({}) })
  const price = async (client: string) => (await challengeOf(proof.require(undefined, client))).bits
  for (let subnet = 0; subnet < 16 * 40; subnet += 1) await price(`2001:db8:a:${(subnet * 16).toString(16)}/64`)
  expect(await price('2001:db8:a:ffff/64')).toBe(5)
  expect(await price('2001:db8:b:1/64')).toBe(4)
  expect(await price('2001:db9:a:1/64')).toBe(4)
})

it('whoever is at work on a puzzle is not asked for more, and has longer for a harder one', async () => {
  const proof = createProof(now, { bits: 4, limiter: createLimiter({}) })
  const first = await challengeOf(proof.require(undefined, ADDRESS))
  let hard = first
  for (let count = 0; count < 300; count += 1) hard = await challengeOf(proof.require(undefined, ADDRESS))
  await proof.require(solve(first), ADDRESS)
  expect(hard.bits).toBe(8)
  const solution = solve(hard)
  shift += 3 * 60_000
  await proof.require(solution, ADDRESS)
})
