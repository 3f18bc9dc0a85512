import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { v7 } from '../../../platform/crypto/ids.ts'
import { announceChange } from '../../../platform/pages/content-changed.ts'
import { addPublishedItems, type PublishedItem } from '../live/published-items.service.ts'

const NASTY = '</title></script><script>alert(1)</script>" & \' <!--'
const GROUP = v7()

const paragraph = (text: string) => [{ type: 'paragraph' as const, spans: [{ text }] }]
const nothing = { title: '', summary: '', body: [] }

const news = (slug: string, title: string, days_ago = 0): PublishedItem => ({
  id: v7(),
  type: 'news',
  slug,
  days_ago,
  facts: { cover: null, tags: [], region: null },
  texts: { uz: { title, summary: `${title} qisqacha`, body: paragraph(title) }, ru: nothing, en: nothing },
})

const ITEMS: readonly PublishedItem[] = [
  news('nasty', NASTY, 3),
  {
    id: GROUP,
    type: 'faq_category',
    slug: 'group',
    facts: { niche: 'g', drawing: 'bubble' },
    texts: { uz: { title: 'Guruh', summary: '' }, ru: { title: 'Группа', summary: '' }, en: { title: '', summary: '' } },
  },
  {
    id: v7(),
    type: 'faq',
    slug: 'one',
    facts: { category: GROUP },
    texts: {
      uz: { title: 'Savol?', body: paragraph(NASTY) },
      ru: { title: 'Вопрос?', body: paragraph('Ответ') },
      en: { title: '', body: [] },
    },
  },
]

const dataOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? 'null')?.['@graph']

describe('what can be found of the site', () => {
  let test: TestApp
  let origin: string
  beforeAll(async () => {
    test = await startTestApp()
    origin = test.platform.config.public_url
    await addPublishedItems(test.platform, test.platform.db, ITEMS)
    announceChange(test.platform.hub, 'news')
  })
  afterAll(() => test.close())
  const read = async (path: string) => {
    const { status, body } = await test.call<string>('GET', path, { headers: { 'accept-encoding': 'identity' } })
    return { status, html: body }
  }

  it('an article has its own title for readers and engines, and a neutral one for the tab', async () => {
    const { html } = await read('/uz/news/nasty')
    expect(html).toContain('<html lang="uz" data-tab="Yangilik">')
    expect(html).toMatch(/<title>&lt;\/title&gt;&lt;\/script&gt;/)
    expect(html).toContain(`<link rel="canonical" href="${origin}/uz/news/nasty"`)
    expect(html).toContain(`<meta property="og:image" content="${origin}/share/uz/news/nasty.png"`)
  })

  it('no word of an editor becomes markup, in the head, the text or the data for engines', async () => {
    for (const path of ['/uz/news/nasty', '/uz/news', '/uz/faq/group', '/uz/faq']) {
      const { status, html } = await read(path)
      expect(status, path).toBe(200)
      expect(html.match(/<script>alert/g), path).toBeNull()
      expect(html.match(/<script/g)?.length ?? 0, path).toBe(path.includes('/news/') || path.includes('/faq/') ? 2 : 1)
    }
    const [article] = dataOf((await read('/uz/news/nasty')).html)
    expect(article).toMatchObject({ '@type': 'NewsArticle', headline: NASTY, inLanguage: 'uz' })
    const [faq] = dataOf((await read('/uz/faq/group')).html)
    expect(faq.mainEntity[0]).toMatchObject({ name: 'Savol?', acceptedAnswer: { text: NASTY } })
  })

  it('a page without words in its language says so, and sends engines to the one that has them', async () => {
    const { html } = await read('/ru/news/nasty')
    expect(html).toContain(`<link rel="canonical" href="${origin}/uz/news/nasty"`)
    expect(html).not.toContain('rel="alternate" hreflang')
    expect(html).toContain('Этот текст пока есть только на узбекском.')
    expect(html).toContain('class="reading" lang="uz"')
  })

  it('the map of the site has content in the languages it is written in, with the day it changed', async () => {
    const { html } = await read('/sitemap.xml')
    const entry = new RegExp(`<url><loc>${origin}/uz/news/nasty</loc><lastmod>\\d{4}-[^<]*</lastmod>(.*?)</url>`).exec(html)
    expect(entry?.[1]).not.toContain('hreflang="ru"')
    expect(html).not.toContain(`${origin}/ru/news/nasty`)
    expect(html).toContain(`<loc>${origin}/ru/faq/group</loc>`)
    expect(html.match(new RegExp(`<loc>${origin}/uz/about</loc>`, 'g'))).toHaveLength(1)
    expect(html).not.toMatch(/<loc>[^<]*:[a-z]/)
  })

  it('each language has a feed of its news', async () => {
    const { status, headers, body } = await test.call<string>('GET', '/uz/news/feed.xml')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    expect(body).toContain('<title>&lt;/title&gt;&lt;/script&gt;')
    expect(body).toContain(`<link>${origin}/uz/news/nasty</link>`)
    expect((await test.call<string>('GET', '/en/news/feed.xml')).body).toContain('<language>en</language>')
  })

  it('a page has a picture to be passed on with, at an address that stays; what is not there has none', async () => {
    const answer = await fetch(`${test.url}/share/uz/news/nasty.png`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([width, height]).toEqual([1_200, 630])
    const etag = answer.headers.get('etag')!
    expect((await fetch(`${test.url}/share/uz/news/nasty.png`, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await fetch(`${test.url}/share/uz.png`)).status).toBe(200)
    for (const none of ['uz/news/none.png', 'uz/news/nasty', 'xx.png', 'uz/../../etc.png', '.png']) {
      expect((await fetch(`${test.url}/share/${none}`)).status, none).toBe(404)
    }
  })

  it('an address with nothing behind it answers 404 with the page that leads on', async () => {
    for (const path of [
      '/ru/news/none',
      '/ru/faq/none',
      '/ru/news/page/2',
      '/ru/news/page/1',
      '/ru/news/page/x',
      '/ru/news/about/none',
    ]) {
      const { status, html } = await read(path)
      expect(status, path).toBe(404)
      expect(html, path).toContain('<html lang="ru"')
      expect(html, path).toContain('href="/ru"')
    }
  })

  it('a change of content is on the page at once', async () => {
    expect((await read('/uz/news')).html).not.toContain('/uz/news/fresh')
    await addPublishedItems(test.platform, test.platform.db, [news('fresh', 'Yangi')])
    announceChange(test.platform.hub, 'news')
    expect((await read('/uz/news')).html).toContain('/uz/news/fresh')
  })
})
