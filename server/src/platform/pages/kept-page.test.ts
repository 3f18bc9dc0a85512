import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressBody } from '../http/compressed-body.ts'
import { keepPage, type KeptPage } from './kept-page.ts'
import type { BuiltSite } from './site-build.ts'

const CONFIG = { media_url: 'http://localhost:3000', mode: 'demo', map_tiles_url: null } as const

/** A site of one page with these words. */
const siteOf = (words: string): BuiltSite => ({
  exists: () => true,
  render: async () => ({ status: 200, html: `<p>${words}</p>`.repeat(200), title: words, inline: { scripts: [], styles: [] } }),
  forms: [],
  service_worker: '',
  listed: [],
})
const keep = (words: string, more?: Parameters<typeof keepPage>[3]): Promise<KeptPage> =>
  keepPage(siteOf(words), '/uz', CONFIG, more)

it('a page is the same words in every encoding, and packed as brotli once, when that is first asked for', async () => {
  const page = await keep('salom')
  expect(page.hasBrotli()).toBe(false)
  const [first, second] = await Promise.all([page.answerIn('br'), page.answerIn('br')])
  expect(second).toBe(first)
  expect(page.answerIn('br')).toBe(first)
  const { body } = await page.answerIn('identity')
  expect(brotliDecompressSync(first.body)).toEqual(body)
  expect(gunzipSync((await page.answerIn('gzip')).body)).toEqual(body)
  expect(first.body).toEqual((await compressBody(body)).br)
})

it('a page that says the same when it is made again is the one that is packed already', async () => {
  const last = await keep('salom')
  await last.answerIn('br')
  expect(await keep('salom', { last })).toBe(last)
})

it('nobody waits for the packing of a page that was made again behind the one they are sent', async () => {
  const last = await keep('salom')
  await last.answerIn('br')
  const page = await keep('xayr', { last })
  expect(page.answerIn('br')).not.toBeInstanceOf(Promise)
  expect(brotliDecompressSync((await page.answerIn('br')).body).toString()).toContain('xayr')
  expect((await keep('salom', { last: await keep('xayr') })).hasBrotli()).toBe(false)
})

it('a page that is made for the case of need is packed with little work', async () => {
  const page = await keep('salom', { quickly: true })
  const { body } = await page.answerIn('identity')
  expect((await page.answerIn('br')).body).toEqual((await compressBody(body, false)).br)
})
