import { expect, it } from 'vitest'
import { AppError } from '../core/errors.ts'
import { createLimiter } from './limits.ts'
import { takeProven } from './proven-limit.ts'

const CLIENT = { address: '84.54.70.10', proof: undefined as string | undefined }
const HOUR = 3_600
/** Five an hour from an address, two of them free; one person four. */
const WAYS = {
  free: { name: 'things', key: CLIENT.address, limit: { points: 2, seconds: HOUR } },
  stops: [
    { name: 'things_stop', key: CLIENT.address, limit: { points: 5, seconds: HOUR } },
    { name: 'things_person', key: 'lola', limit: { points: 4, seconds: HOUR } },
  ],
}

function start() {
  const limiter = createLimiter({})
  const proof = {
    require: (header: unknown) =>
      header === 'solved' ? Promise.resolve() : Promise.reject(new AppError('proof_required', { retry_after: 1 })),
  }
  const take = (header?: string, ways = WAYS) =>
    takeProven({ limiter, proof }, { ...CLIENT, proof: header }, ways).catch((error: unknown) => (error as AppError).code)
  return { take, limiter }
}

it('lets some pass, asks the others for a proof, and takes no more than the limit', async () => {
  const { take } = start()
  expect([await take(), await take()]).toEqual([false, false])
  expect(await take()).toBe('proof_required')
  expect([await take('solved'), await take('solved'), await take('solved')]).toEqual([true, true, 'rate_limited'])
})

it('takes nothing of any limit from who was only shown the puzzle', async () => {
  const { take, limiter } = start()
  await take()
  await take()
  for (let asked = 0; asked < 20; asked += 1) expect(await take()).toBe('proof_required')
  expect(await limiter.used('things_stop', CLIENT.address)).toBe(2)
  expect(await limiter.used('things_person', 'lola')).toBe(2)
  expect([await take('solved'), await take('solved')]).toEqual([true, true])
})

it('takes nothing of the limits with room from who is stopped by another', async () => {
  const { take, limiter } = start()
  const own = { ...WAYS, free: { ...WAYS.free, limit: { points: 100, seconds: HOUR } } }
  for (let asked = 0; asked < 4; asked += 1) expect(await take(undefined, own)).toBe(false)
  for (let asked = 0; asked < 20; asked += 1) expect(await take(undefined, own)).toBe('rate_limited')
  expect(await limiter.used('things_stop', CLIENT.address)).toBe(4)
  const neighbour = { ...own, stops: [own.stops[0]!, { ...own.stops[1]!, key: 'timur' }] }
  expect([await take(undefined, neighbour), await take(undefined, neighbour)]).toEqual([false, 'rate_limited'])
  // And the other way round: an address that is full takes nothing of a person’s day.
  for (let asked = 0; asked < 20; asked += 1) expect(await take(undefined, neighbour)).toBe('rate_limited')
  expect(await limiter.used('things_person', 'timur')).toBe(1)
})
