import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { joinKey, splitKey } from './key-shares.ts'

const key = randomBytes(32)
const threes = (lines: string[]): string[][] =>
  lines.flatMap((one, at) => lines.slice(at + 1).flatMap((two, on) => lines.slice(at + on + 2).map((three) => [one, two, three])))

it('any three of five shares give the key and its version', async () => {
  const shares = await splitKey({ version: 12, key })
  expect(shares).toHaveLength(5)
  const chosen = threes(shares)
  expect(chosen).toHaveLength(10)
  for (const three of chosen) expect(await joinKey(three)).toEqual({ version: 12, key })
  expect(await joinKey(['', ...shares, ''])).toEqual({ version: 12, key })
})

it('a share as somebody typed it is the same', async () => {
  const shares = await splitKey({ version: 1, key })
  const typed = shares.slice(1, 4).map((line) => `  ${line.toUpperCase().replaceAll('-', ' ').replace('HIMOYA', 'himoya')} `)
  expect(await joinKey(typed)).toEqual({ version: 1, key })
})

it('two shares, or one of them twice, give nothing', async () => {
  const [one, two] = await splitKey({ version: 1, key })
  await expect(joinKey([one!, two!])).rejects.toThrow('3 different shares are needed; these are 2')
  await expect(joinKey([one!, two!, two!])).rejects.toThrow('these are 2')
  await expect(joinKey([])).rejects.toThrow('these are 0')
})

it('says which share has a slip, and when shares are of different splits', async () => {
  const shares = await splitKey({ version: 1, key })
  const others = await splitKey({ version: 1, key })
  const slip = shares[1]!.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  await expect(joinKey([shares[0]!, slip, shares[2]!])).rejects.toThrow('Share 2 has a slip')
  await expect(joinKey([shares[0]!, shares[1]!, others[2]!])).rejects.toThrow('not of one split')
  await expect(joinKey(['1:abc'])).rejects.toThrow('A share is one line')
})

it('a share shows nothing of the key', async () => {
  for (const share of await splitKey({ version: 1, key }))
    expect(share.replaceAll('-', '')).not.toContain(key.toString('hex').slice(0, 8))
})
