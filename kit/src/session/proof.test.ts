import { createHash } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { solveProof } from './proof.ts'

it('finds a counter whose hash starts with the asked number of zero bits', async () => {
  const answer = await solveProof({ salt: 'a1b2', bits: 10 })
  expect(answer).toMatch(/^a1b2:\d+$/)
  const hash = createHash('sha256').update(answer).digest()
  expect(hash[0]).toBe(0)
  expect(hash[1]! >> 6).toBe(0)
})

it('works where the page came in the clear and browsers keep their cryptography back', async () => {
  vi.stubGlobal('crypto', {})
  const answer = await solveProof({ salt: 'a1b2', bits: 10 })
  vi.unstubAllGlobals()
  expect(createHash('sha256').update(answer).digest().readUInt16BE() >> 6).toBe(0)
})

it('takes the salts of the server, which are longer than a block of the hash, up to the last bit', async () => {
  const salt = `mgq1ac00_16.${'a'.repeat(16)}.${'b'.repeat(43)}`
  for (const bits of [0, 1, 7, 8, 9, 12]) {
    const first = createHash('sha256')
      .update(await solveProof({ salt, bits }))
      .digest()
      .readUInt32BE()
    expect(Math.clz32(first)).toBeGreaterThanOrEqual(bits)
  }
})

it('lets the page do other things meanwhile', async () => {
  // However quick the machine is: each look at the clock finds that the turn is over.
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 50))
  let turns = 0
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => port2.postMessage((turns += 1)))
  port1.start()
  port2.postMessage(0)
  await solveProof({ salt: 'mgq1ac00_18.aaaaaaaaaaaaaaaa.1', bits: 17 })
  port1.close()
  clock.mockRestore()
  expect(turns).toBeGreaterThan(0)
})
