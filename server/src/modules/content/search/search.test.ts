import { APOSTROPHES } from '@himoya/contract/read-text'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { v7 } from '../../../platform/crypto/ids.ts'
import { addPublishedItems, type PublishedItem } from '../live/published-items.service.ts'
import { foldText, toLatin } from './fold.policy.ts'
import { readNear, readTermStatus } from './search.store.ts'
import { wordsOf } from './terms.policy.ts'

const EVERY_APOSTROPHE = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code)).filter((sign) =>
  new RegExp(`[${APOSTROPHES}]`).test(sign),
)

const paragraph = (text: string) => [{ type: 'paragraph' as const, spans: [{ text }] }]
type Words = readonly [title: string, summary: string, body: string]
const empty = { title: '', summary: '', body: [] }
const article = ([title, summary, body]: Words) => ({ title, summary, body: paragraph(body) })

const news = (slug: string, uz: Words, ru?: Words, en?: Words): PublishedItem => ({
  id: v7(),
  type: 'news',
  slug,
  facts: { cover: null, tags: [], region: null },
  texts: { uz: article(uz), ru: ru ? article(ru) : empty, en: en ? article(en) : empty },
})

const place = (slug: string, kind: 'inson' | 'shelter', address: string): PublishedItem => ({
  id: v7(),
  type: 'place',
  slug,
  facts: {
    kind,
    region: 'UZ-TK',
    lat: null,
    lng: null,
    phones: [],
    hours: null,
    day_and_night: true,
    free: true,
    child_alone: true,
    accessible: false,
    website: null,
  },
  texts: {
    uz: { title: 'Boshpana markazi', summary: 'Qabul qilamiz', address },
    ru: { title: '', summary: '', address: '' },
    en: { title: '', summary: '', address: '' },
  },
})

const TEACHER = news(
  'teacher',
  ['O‘qituvchilar uchun qo‘llanma', 'Sinfda sezish', 'Maktabda bola jim bo‘lib qolsa, nima qilish kerak?'],
  ['Учителям: как заметить', 'Первые признаки', 'Если ребёнок замолчал, поговорите с ним. Зелёный свет.'],
  ['A guide for teachers', 'How to notice', 'What to do when a child falls silent at school.'],
)
const ITEMS = [
  TEACHER,
  news(
    'sleep',
    ['Uyqu va dam olish', 'Kechqurun', 'Kitob o‘qish yordam beradi. Telefonni o‘chiring.'],
    ['Сон и отдых', 'Вечером', 'Книга помогает. Телефон выключите.'],
    ['Sleep and rest', 'In the evening', 'A book helps. Switch the telephone off.'],
  ),
  news('phrase', ['Ma’naviyat darsi', 'Xabar', 'O‘qituvchi va o‘quvchi suhbati. Yoʻqolgan kitob.']),
  place('a-centre', 'inson', 'Chilonzor ko‘chasi 5'),
  place('a-shelter', 'shelter', 'Yashirin ko‘chasi 7'),
]

describe('search', () => {
  let test: TestApp
  const search = async (q: string, lang: 'uz' | 'ru' | 'en' = 'uz', more = '') =>
    (await test.call('GET', `/api/v1/search/?q=${encodeURIComponent(q)}${more}`, { lang })).body
  const slugs = async (q: string, lang: 'uz' | 'ru' | 'en' = 'uz') =>
    (await search(q, lang)).results.map(({ path }: { path: string }) => path)
  beforeAll(async () => {
    test = await startTestApp()
    await addPublishedItems(test.platform, test.platform.db, ITEMS)
  })
  afterAll(() => test.close())

  it.each([
    'o‘qituvchi',
    "o'qituvchi",
    'oʻqituvchi',
    'ўқитувчи',
    'oqituvchi',
    'O`QITUVCHI',
    'Ўқитувчиларга',
    'oqtuvchi',
    'o‘qituvhci',
    'укитувчи',
    'oʻqtuvchi',
  ])('«%s» finds the same first', async (q) => {
    expect((await slugs(q))[0]).toBe('news/teacher')
  })

  it('says when a word was in no text and what is spelled like it was looked for', async () => {
    expect((await search('o‘qituvchi')).mistyped).toBe(false)
    expect((await search('oqtuvchi')).mistyped).toBe(true)
    expect(await search('qqqqqqq')).toMatchObject({ count: 0, results: [], groups: [], mistyped: false })
  })

  it('Russian words are found in any form, with ё or without, and mistyped', async () => {
    for (const q of ['учитель', 'учителями', 'УЧИТЕЛЬ', 'зелёный', 'зеленый', 'ребенок', 'учитиль'])
      expect((await slugs(q, 'ru'))[0], q).toBe('news/teacher')
    expect((await slugs('teacher', 'en'))[0]).toBe('news/teacher')
    expect((await slugs('teachres', 'en'))[0]).toBe('news/teacher')
  })

  it('who asks in another language than the page’s finds it too, and reads it in the page’s', async () => {
    const [first] = (await search('учитель', 'uz')).results
    expect(first).toMatchObject({ path: 'news/teacher', lang: 'uz' })
    expect(first.title.map(({ text }: { text: string }) => text).join('')).toBe('O‘qituvchilar uchun qo‘llanma')
  })

  it('all words first; where no text has all of them, those with any', async () => {
    expect(await slugs('kitob telefon')).toEqual(['news/sleep'])
    expect(await slugs('telefon maktabda')).toEqual(expect.arrayContaining(['news/sleep', 'news/teacher']))
  })

  it('marks what was found, in the title and in words around it', async () => {
    const { results } = await search('maktab ўқитувчи')
    expect(results[0].title).toEqual([
      { text: 'O‘qituvchilar', hit: true },
      { text: ' uchun qo‘llanma', hit: false },
    ])
    expect(results[0].excerpt[0]).toEqual({ text: 'Maktabda', hit: true })
  })

  it('counts by type, and lists one type alone', async () => {
    const { groups, count } = await search('markazi')
    expect([groups, count]).toEqual([[{ type: 'place', count: 2 }], 2])
    expect((await search('markazi', 'uz', '&type=news')).count).toBe(0)
    expect((await search('markazi', 'uz', '&type=place&page_size=1')).next).toContain('type=place')
  })

  it('never finds or tells where a shelter stands', async () => {
    expect(await slugs('Chilonzor')).toEqual(['places/a-centre'])
    expect((await search('Yashirin')).count).toBe(0)
    const { results } = await search('Boshpana')
    expect(results).toHaveLength(2)
    expect(JSON.stringify(results)).not.toContain('Yashirin')
  })

  it('finds the same with any look-alike of an apostrophe', async () => {
    const meant = await slugs('o‘quvchi')
    expect(meant.length).toBeGreaterThan(0)
    for (const sign of ['´', '′', 'ˊ', '＇', 'ꞌ', '՚', '׳', 'ʹ', '\u0312'])
      expect(await slugs(`o${sign}quvchi`), sign).toEqual(meant)
    expect((await search('o´quvchi')).results).toEqual((await search('o‘quvchi')).results)
  })

  it('refuses an empty question, a long one and an unknown type', async () => {
    const status = async (query: string) => (await test.call('GET', `/api/v1/search/${query}`)).status
    expect(await Promise.all(['', '?q=', `?q=${'a'.repeat(101)}`, '?q=a&type=banner', '?q=a&x=1'].map(status))).toEqual([
      422, 422, 422, 422, 422,
    ])
    for (const q of ['!!!', ':* & |', "'", 'zzzz & :*', '\\', '%', '((']) expect((await search(q, 'ru')).count, q).toBe(0)
  })

  it('what leaves the public’s eyes is not found any more', async () => {
    const { db } = test.platform
    expect(await slugs("ma'naviyat")).toEqual(['news/phrase'])
    await db.deleteFrom('content_live').where('slug', '=', 'phrase').execute()
    expect((await search('ma’naviyat')).count).toBe(0)
  })

  it('a query is folded exactly as the texts are', async () => {
    const said = [
      ...ITEMS.flatMap(({ texts }) => Object.values(texts).map((text) => JSON.stringify(text))),
      'Ўқитувчи ҲАЁТ ғамхўр қиз цирк, конституция; объект ЁҚУТ юрист щётка поезд Ţ ÖĞ Şç Õ ǵ ﬁ № ½ ①',
      'O`zbek O´zbek Oʼzbek taʼlim o’yin g‘oya G’OYA xalqaro yeng tsirk oyna-yo‘l a_b c.d@e 1,5%',
      'ózbek ŏzbek ơzbek ǵoya ŉ o\u200Cz\u00ADbek\u2028kitob\u0085bor',
      ...EVERY_APOSTROPHE.map((sign) => `O${sign}zbek to${sign}g${sign}`),
    ]
    for (const text of said) {
      for (const lang of ['uz', 'ru', 'en'] as const) {
        const { rows } = await sql<{ folded: string; latin: string }>`
          select search_fold(${text}, ${lang}) as folded, search_latin(search_fold(${text}, ${lang})) as latin
        `.execute(test.platform.db)
        expect(foldText(text, lang)).toBe(rows[0]!.folded)
        expect(toLatin(foldText(text, lang))).toBe(rows[0]!.latin)
      }
    }
  })
})

describe('a search', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp({ env: { LIMITS: 'search=5/60', TRUSTED_PROXIES: '127.0.0.1' } })
    await addPublishedItems(test.platform, test.platform.db, ITEMS)
  })
  afterAll(() => test.close())
  const ask = async (path: string, address: string) =>
    (await test.call('GET', `/api/v1/${path}`, { headers: { 'x-forwarded-for': address } })).status

  it.each(['search/?q=maktab', 'question/?search=maktab', 'faq/?search=maktab', 'course/?search=maktab', 'test/?search=maktab'])(
    'has its limit, whichever way it comes in: %s',
    async (path) => {
      const address = `192.0.2.${path.length}`
      const statuses: number[] = []
      for (let count = 0; count < 6; count += 1) statuses.push(await ask(path, address))
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
      for (const other of ['search/?q=maktab', 'question/?search=maktab', 'faq/?search=maktab'])
        expect(await ask(other, address)).toBe(429)
      expect(await ask(path.replace(/\?.*/, path.startsWith('search') ? '?q=maktab' : ''), '192.0.2.200')).toBe(200)
    },
  )

  it('is no page’s own because a header says so', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) statuses.push(await ask('search/?q=maktab', 'own page'))
    expect(statuses.at(-1)).toBe(429)
  })

  it('has two connections, however many search; the others read on', async () => {
    const { platform } = test
    const let_go: (() => void)[] = []
    const searches = Array.from({ length: 5 }, () =>
      platform.searchTurn(() => new Promise<void>((resolve) => let_go.push(resolve))),
    )
    expect(let_go).toHaveLength(2)
    let found = false
    const own = ask('search/?q=maktab', '192.0.2.201').then(() => (found = true))
    expect(await ask('news/', '192.0.2.201')).toBe(200)
    expect(found).toBe(false)
    while (!found) {
      let_go.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    await Promise.all([own, ...searches])
  })

  it('asks once for all of its words', async () => {
    let statements = 0
    const counting = test.platform.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const terms = ['maktab', 'kitob', 'qqq', 'telefon'].map((word) => ({ word, beginning: word }))
    const status = await readTermStatus(counting, 'uz', terms)
    expect(status.map(({ known }) => known)).toEqual([true, true, false, true])
    expect(new Set((await readNear(counting, 'uz', ['kitb', 'telefn'])).keys())).toEqual(new Set(['kitb', 'telefn']))
    expect(statements).toBe(2)
  })
})

it('single letters are looked for only where there is nothing longer, and eight words at most', () => {
  expect(wordsOf('a b d e i k l m n o p', 'uz')).toHaveLength(8)
  expect(wordsOf('a maktab b o kitob', 'uz')).toEqual(['maktab', 'kitob'])
  expect(wordsOf('bir ikki uch tort besh olti yetti sakkiz toqqiz on', 'uz')).toHaveLength(8)
})
