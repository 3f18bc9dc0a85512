import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { v7 } from '../../../platform/crypto/ids.ts'
import { addPublishedItems, type PublishedItem } from '../live/published-items.service.ts'

const body = (text: string) => [{ type: 'paragraph' as const, spans: [{ text }] }]

const news = (slug: string, days_ago: number, more: { tags?: string[]; region?: 'UZ-TK'; ru?: string } = {}): PublishedItem => ({
  id: v7(),
  type: 'news',
  slug,
  days_ago,
  facts: { cover: null, tags: more.tags ?? [], region: more.region ?? null },
  texts: {
    uz: { title: `Yangilik ${slug}`, summary: 'Qisqa', body: body(`Matn ${slug}`) },
    ru: { title: more.ru ?? '', summary: '', body: [] },
    en: { title: '', summary: '', body: [] },
  },
})

describe('news', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
    await addPublishedItems(test.platform, test.platform.db, [
      news('old', 9, { tags: ['school'] }),
      news('new', 1, { ru: 'Новость' }),
      news('middle', 4, { tags: ['school', 'law'], region: 'UZ-TK' }),
    ])
  })
  afterAll(() => test.close())
  const slugs = async (query: string) =>
    (await test.call('GET', `/api/v1/news/${query}`)).body.results.map(({ slug }: { slug: string }) => slug)

  it('come newest first, in pages', async () => {
    expect(await slugs('')).toEqual(['new', 'middle', 'old'])
    const { body: page } = await test.call('GET', '/api/v1/news/?page=2&page_size=2')
    expect(page).toMatchObject({ count: 3, next: null, previous: '/api/v1/news/?page=1&page_size=2' })
    expect(await slugs('?page=9')).toEqual([])
  })

  it('are found by tag and by region, and by nothing else', async () => {
    expect(await slugs('?tag=school')).toEqual(['middle', 'old'])
    expect(await slugs('?tag=none')).toEqual([])
    expect(await slugs('?region=UZ-TK')).toEqual(['middle'])
    for (const wrong of ['?region=Tashkent', '?tag=A%20B', '?page=0', '?page_size=101', '?other=1']) {
      expect((await test.call('GET', `/api/v1/news/${wrong}`)).status, wrong).toBe(422)
    }
  })

  it('stand in the asked language, or in Uzbek, and say in which', async () => {
    const inRussian = (slug: string) => test.call('GET', `/api/v1/news/${slug}/`, { lang: 'ru' })
    expect((await inRussian('new')).body).toMatchObject({ lang: 'ru', title: 'Новость' })
    expect((await inRussian('old')).body).toMatchObject({ lang: 'uz', title: 'Yangilik old', body: body('Matn old') })
  })

  it('one names others to read on, and never itself', async () => {
    const { body: one } = await test.call('GET', '/api/v1/news/new/')
    expect(one.others.map(({ slug }: { slug: string }) => slug)).toEqual(['middle', 'old'])
  })

  it('that are not there, or cannot be, are not found', async () => {
    for (const slug of ['none', 'NEW', '..%2f']) expect((await test.call('GET', `/api/v1/news/${slug}/`)).status).toBe(404)
  })

  it('cost a 304 at a second look', async () => {
    const { headers } = await test.call('GET', '/api/v1/news/')
    const again = await test.call('GET', '/api/v1/news/', { headers: { 'if-none-match': headers.get('etag')! } })
    expect(again.status).toBe(304)
  })
})
