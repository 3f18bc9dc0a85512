import type { Language } from '@himoya/contract/languages'
import { LANGUAGES } from '@himoya/contract/languages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WALKED_LANGUAGES } from '../../../../../kit/test/full.ts'
import { SAMPLES } from '../../../../demo/content/samples.ts'
import { seedSamples } from '../../../../demo/content/seed-samples.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { v7 } from '../../../platform/crypto/ids.ts'
import { announceChange } from '../../../platform/pages/content-changed.ts'
import { addPublishedItems, type PublishedItem } from '../live/published-items.service.ts'

/** With the samples, each list has further pages. */
const COPIES = 21

/** So many times more of one sample: lists of a tag, a category or a region get pages too. */
const copiesOf = <Item extends PublishedItem>(item: Item): Item[] =>
  Array.from({ length: COPIES }, (_, n) => ({ ...item, id: v7(), slug: `copy-${n}` }))

describe('the public lists', () => {
  let test: TestApp
  beforeAll(async () => {
    // One reader asks for every page here within a minute.
    test = await startTestApp({ env: { LIMITS: 'page=10000/60' } })
    await seedSamples(test.platform)
    const copies = (['news', 'question', 'place'] as const).flatMap((type) => copiesOf(SAMPLES.find((one) => one.type === type)!))
    await addPublishedItems(test.platform, test.platform.db, copies)
    announceChange(test.platform.hub, 'news')
  })
  afterAll(() => test.close())

  const linksOf = (html: string): string[] =>
    [...html.matchAll(/<a [^>]*href="(\/(?:uz|ru|en)(?:\/[^"#?]*)?)/g)].map((hit) => hit[1]!)

  /** Every page that a reader of one language reaches by links from the first one, with its status; a copy is as its sample. */
  async function walk(lang: Language): Promise<Map<string, number>> {
    const seen = new Map<string, number>()
    let next = [`/${lang}`]
    while (next.length > 0) {
      const pages = await Promise.all(
        next.map(async (path) => ({
          path,
          ...(await test.call<string>('GET', path, { headers: { 'accept-encoding': 'gzip' } })),
        })),
      )
      for (const { path, status } of pages) seen.set(path, status)
      const found = new Set(pages.flatMap(({ body }) => linksOf(body)))
      next = [...found].filter((path) => !seen.has(path) && path.startsWith(`/${lang}/`) && !/\/copy-\d+$/.test(path))
      for (const path of found) if (/\/copy-\d+$/.test(path)) seen.set(path, 200)
    }
    return seen
  }

  it.each(WALKED_LANGUAGES)('lead through all their pages to everything in them (%s)', async (lang) => {
    const seen = await walk(lang)
    expect([...seen].filter(([, status]) => status !== 200)).toEqual([])

    const further = [...seen.keys()].filter((path) => /\/page\/\d+$/.test(path))
    const lists = new Set(further.map((path) => path.replace(/\/page\/\d+$/, '').replace(/(about|in)\/[\w-]+$/, '$1/*')))
    expect([...lists].toSorted()).toEqual(
      ['news', 'news/about/*', 'places', 'places/in/*', 'questions', 'questions/about/*'].map((path) => `/${lang}/${path}`),
    )
    for (const [type, prefix] of [
      ['news', 'news'],
      ['question', 'questions'],
      ['place', 'places'],
    ] as const) {
      const listed = SAMPLES.filter((item) => item.type === type).length + COPIES
      const reached = [...seen.keys()].filter((path) =>
        new RegExp(`^/${lang}/${prefix}/(?!ask$|mine$|receipt$)[\\w-]+$`).test(path),
      )
      expect(reached.length, prefix).toBe(listed)
    }
  })

  it.each(LANGUAGES)('say at each further page which one it is (%s)', async (lang) => {
    const { body } = await test.call<string>('GET', `/${lang}/questions/page/2`)
    const { body: third } = await test.call<string>('GET', `/${lang}/questions/page/3`)
    const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]
    expect(titleOf(body)).toContain('2')
    expect(titleOf(third)).toBe(titleOf(body)?.replace('2', '3'))
  })

  it('a page that could not be made offers to try again, with and without a script', async () => {
    const other = await startTestApp()
    await other.platform.db.schema.dropTable('emergency_number').execute()
    const words = { uz: 'Qayta urinish', ru: 'Попробовать ещё раз', en: 'Try again' }
    for (const lang of LANGUAGES) {
      const { status, body } = await other.call<string>('GET', `/${lang}/questions`)
      expect(status).toBe(503)
      expect(body).toContain('href="tel:112"')
      expect(body).toMatch(new RegExp(`<form><button type="submit"[^>]*>${words[lang]}</button></form>`))
    }
    await other.close()
  })
})
