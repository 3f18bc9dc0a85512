import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { compressBody } from '../http/compressed-body.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp({ env: { LIMITS: 'page=4/60', TRUSTED_PROXIES: '127.0.0.1' } })
})
afterAll(() => test.close())

const read = (path: string, address: string) => test.call<string>('GET', path, { headers: { 'x-forwarded-for': address } })

it('who invents addresses is slowed, with the numbers in the answer; kept pages and everybody else are not', async () => {
  expect((await read('/uz', '192.0.2.1')).status).toBe(200)
  const invented: number[] = []
  for (let count = 0; count < 5; count += 1) invented.push((await read(`/uz/news/invented-${count}`, '2001:db8::1')).status)
  expect(invented).toEqual([404, 404, 404, 404, 429])
  expect((await read('/uz/news/invented-6', '2001:db8::2')).body).toContain('tel:')
  expect((await read('/uz', '2001:db8::1')).status).toBe(200)
  expect((await read('/uz/news/invented-7', '192.0.2.2')).status).toBe(404)
})

it('a picture that stands beside an address counts as a page that is made; who invents addresses finds no way around', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 5; count += 1)
    statuses.push((await read(`/share/uz/news/invented-${count}.png`, '192.0.2.9')).status)
  expect(statuses).toEqual([404, 404, 404, 404, 429])
  expect((await read('/uz/news/invented-9', '192.0.2.9')).status).toBe(429)
})

it('what is sent once is compressed with little work: it weighs a bit more than what is kept', async () => {
  const page = Buffer.from((await read('/uz', '192.0.2.3')).body)
  const [kept, once] = await Promise.all([compressBody(page), compressBody(page, false)])
  expect(once.br.length).toBeGreaterThan(kept.br.length)
  expect(once.br.length).toBeLessThan(kept.br.length * 1.5)
})
