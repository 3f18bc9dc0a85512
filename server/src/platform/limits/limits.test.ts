import { expect, it, onTestFinished, vi } from 'vitest'
import { createLimiter } from './limits.ts'

const limit = { points: 3, seconds: 60 }

it('lets through what fits, then says how long to wait, for this key only', async () => {
  const limiter = createLimiter({})
  for (let count = 0; count < 3; count += 1) expect(await limiter.take('sms', '+998901234567', limit)).toBe(0)
  const wait = await limiter.take('sms', '+998901234567', limit)
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  expect(await limiter.take('sms', '+998901234568', limit)).toBe(0)
  expect(await limiter.take('other', '+998901234567', limit)).toBe(0)
})

it('counts cost, tells what is used without using it, and forgets on demand', async () => {
  const limiter = createLimiter({})
  expect(await limiter.used('sms', 'a')).toBe(0)
  expect(await limiter.take('sms', 'a', limit, 2)).toBe(0)
  expect(await limiter.used('sms', 'a')).toBe(2)
  expect(await limiter.take('sms', 'a', limit, 2)).toBeGreaterThan(0)
  await limiter.clear('sms', 'a')
  expect(await limiter.take('sms', 'a', limit, 3)).toBe(0)
})

it('takes back a use that was none', async () => {
  const limiter = createLimiter({})
  for (let count = 0; count < 3; count += 1) await limiter.take('sms', 'a', limit)
  await limiter.giveBack('sms', 'a', limit)
  expect(await limiter.used('sms', 'a')).toBe(2)
  expect(await limiter.take('sms', 'a', limit)).toBe(0)
  expect(await limiter.take('sms', 'a', limit)).toBeGreaterThan(0)
})

it('an operator’s setting wins over the number in the code', async () => {
  const limiter = createLimiter({ sms: { points: 1, seconds: 10 } })
  expect(await limiter.take('sms', 'a', limit)).toBe(0)
  expect(await limiter.take('sms', 'a', limit)).toBeGreaterThan(0)
})

it('lets nobody wait longer than the limit lasts when the clock is set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const limiter = createLimiter({})
  for (let count = 0; count < 3; count += 1) await limiter.take('sms', 'a', limit)
  vi.setSystemTime(Date.now() - 40 * 60_000)
  expect(await limiter.take('sms', 'a', limit)).toBe(60)
})
