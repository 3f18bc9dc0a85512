import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createLimiter, type Limiter } from './limits.ts'

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

describe('an IPv6 address', () => {
  const at = (subnet: number, site = 'a'): string => `2001:db8:${site}:${subnet.toString(16)}/64`
  const letIn = async (limiter: Limiter, addresses: readonly string[], uses = 1): Promise<number> => {
    let count = 0
    for (const address of addresses)
      for (let use = 0; use < uses; use += 1) if ((await limiter.take('sms', address, limit)) === 0) count += 1
    return count
  }
  const subnets = (from: number, count: number, site?: string) => Array.from({ length: count }, (_, at_) => at(from + at_, site))

  it('has the limit, four times of it with its /56, sixteen times with its /48, 256 times with its /32', async () => {
    expect(await letIn(createLimiter({}), [at(1)], 10)).toBe(3)
    expect(await letIn(createLimiter({}), subnets(0x1200, 256), 2)).toBe(4 * 3)
    const limiter = createLimiter({})
    expect(await letIn(limiter, subnets(0, 2_000), 1)).toBe(16 * 3)
    expect(await limiter.take('sms', at(1, 'b'), limit)).toBe(0)
    const sites = Array.from({ length: 300 }, (_, site) => subnets(0, 9, (site + 16).toString(16))).flat()
    expect(await letIn(createLimiter({}), sites)).toBe(256 * 3)
  })

  it('that is refused takes nothing from its neighbours', async () => {
    const limiter = createLimiter({})
    expect(await letIn(limiter, [at(1)], 1_000)).toBe(3)
    expect(await letIn(limiter, [at(2)], 1_000)).toBe(3)
  })

  it('tells what is used as its network’s part, and takes a use back everywhere', async () => {
    const limiter = createLimiter({})
    await letIn(limiter, subnets(0x1200, 10))
    expect(await limiter.used('sms', at(0x12ff))).toBe(3)
    for (const address of subnets(0x1200, 10)) await limiter.giveBack('sms', address, limit)
    expect(await limiter.used('sms', at(0x12ff))).toBe(0)
  })

  it('is counted so with what else is limited, and by an operator’s setting', async () => {
    const limiter = createLimiter({ sms: { points: 1, seconds: 60 } })
    expect(
      await letIn(
        limiter,
        subnets(0x1200, 20).map((address) => `${address} of one`),
      ),
    ).toBe(4)
    expect(await limiter.take('sms', `${at(0x1201)} of another`, limit)).toBe(0)
  })
})
