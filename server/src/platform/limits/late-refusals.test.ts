import { afterAll, beforeAll, expect, it } from 'vitest'
import { until } from '../../../../kit/test/until.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'

const LIMITS = 'api=4/60,api_sos=2/60,refused=3/60,load_content=8/1'
let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ env: { LIMITS, TRUSTED_PROXIES: '127.0.0.1', METRICS_TOKEN: 'the-word-of-the-figures' } })
})
afterAll(() => test.close())

const ask = async (address: string, path = 'region/', method = 'GET') =>
  (await test.call(method, `/api/v1/${path}`, { headers: { 'x-forwarded-for': address } })).status
const many = (count: number, address: string, path?: string) =>
  Promise.all(Array.from({ length: count }, () => ask(address, path)))

async function late(): Promise<number> {
  const { body } = await test.call<string>('GET', '/metrics', { headers: { authorization: 'Bearer the-word-of-the-figures' } })
  return Number(/^himoya_late_refusals (\d+)$/m.exec(body)?.[1])
}

it('who goes on asking although refused is answered late, and nobody else', async () => {
  expect((await many(4, '192.0.2.1')).every((status) => status < 300)).toBe(true)
  expect(await many(3, '192.0.2.1')).toEqual([429, 429, 429])
  expect(await late()).toBe(0)
  expect(await many(4, '192.0.2.1')).toEqual([429, 429, 429, 429])
  expect(await late()).toBe(4)
  expect(await many(4, '192.0.2.2')).not.toContain(429)
  expect(await many(3, '192.0.2.2')).toEqual([429, 429, 429])
  expect(await late()).toBe(4)
})

it('one whose answer is held back is not at work: others are served meanwhile', async () => {
  const held: Promise<number>[] = []
  // More than a client may have at work, one after the other.
  for (const before = await late(); held.length < 6;) {
    held.push(ask('192.0.2.1'))
    await until(async () => (await late()) === before + held.length)
  }
  expect(await ask('192.0.2.3')).toBe(200)
  expect(await Promise.all(held)).toEqual(held.map(() => 429))
})

it('a call for help is never answered late, not even when it is refused', async () => {
  const before = await late()
  const statuses = await many(12, '192.0.2.4', 'sos/0192f0c0-0000-7000-8000-000000000001/')
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect(await late()).toBe(before)
})
