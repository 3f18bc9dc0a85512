import { join as joinPath } from 'node:path'
import { CONTENT_TYPES } from '@himoya/contract/content/content-lists'
import type { ContentType } from '@himoya/contract/content/content-types'
import type { ContentOne } from '@himoya/contract/content/editing'
import { LANGUAGES, type Language } from '@himoya/contract/languages'
import type { Block } from '@himoya/contract/content/rich-text'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampled } from '../../../../kit/test/full.ts'
import { join, type Member } from '../../../test/chat-cast.ts'
import { FACTS, newContent, TEXTS } from '../../../test/content-drafts.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { ADDRESS_VECTORS, packsOf, SCRIPT_VECTORS } from '../../../test/script-vectors.ts'
import { type BuiltSite, loadSite } from '../../platform/pages/site-build.ts'
import { cleanText } from '../../platform/core/text.ts'
import { addBuiltMedia } from './media/built-media.service.ts'
import { announceChange } from '../../platform/pages/content-changed.ts'
import { addPublishedItems, type PublishedItem } from './live/published-items.service.ts'

const LONGEST_TITLE = 200
const BUILD = joinPath(import.meta.dirname, '../../../../build')

const idOf = (number: number): string => `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`
const IDS = Object.fromEntries(CONTENT_TYPES.map((type, index) => [type, idOf(index + 1)])) as Record<ContentType, string>
/** The page “about” comes with the house. */
IDS.page = '019aa5c0-0000-7000-8000-000000000001'
const MEDIA = { image: idOf(101), audio: idOf(102), video: idOf(103), pdf: idOf(104) }
const SLUG = 'sinov'

/** Every kind of block, with the text wherever a block takes one. */
const bodyOf = (text: string): Block[] => [
  { type: 'heading', level: 2, text },
  { type: 'heading', level: 3, text },
  {
    type: 'paragraph',
    spans: [{ text }, { text, bold: true }, { text, italic: true }, { text, bold: true, italic: true, href: '/learn' }],
  },
  { type: 'list', ordered: false, items: [[{ text }], [{ text, href: 'https://example.com/' }]] },
  { type: 'list', ordered: true, items: [[{ text }]] },
  { type: 'quote', spans: [{ text }], source: text },
  { type: 'callout', tone: 'key', spans: [{ text }] },
  { type: 'callout', tone: 'warning', spans: [{ text }] },
  { type: 'help', card: 'numbers' },
  { type: 'image', media_id: MEDIA.image, caption: text },
  { type: 'audio', media_id: MEDIA.audio, caption: text },
  { type: 'video', media_id: MEDIA.video, caption: text },
]

/** Every text of a type. */
function textsOf(type: ContentType, text: string): Record<string, unknown> {
  const texts: Record<string, unknown> = TEXTS[type](text)
  return {
    ...texts,
    ...('body' in texts ? { body: bodyOf(text) } : {}),
    ...('button' in texts ? { button: cleanText([...text].slice(0, 60).join('')) } : {}),
  }
}

const factsOf = (type: ContentType): Record<string, unknown> => {
  const facts: Record<string, unknown> = FACTS[type]({ on: IDS, media: MEDIA.image })
  if ('cover' in facts) facts['cover'] = MEDIA.image
  if (type === 'lesson') Object.assign(facts, { kind: 'video', media: MEDIA.video })
  if (type === 'question') Object.assign(facts, { lesson: IDS.lesson, place: IDS.place })
  if (type === 'banner') facts['href'] = '/learn'
  return facts
}

/** Where the public meets each type; `{}` stands for the language. */
const PAGES: readonly (readonly [string, readonly ContentType[]])[] = [
  ['/learn', ['course_category', 'course']],
  [`/learn/${SLUG}`, ['course', 'lesson']],
  [`/learn/${SLUG}/${SLUG}`, ['lesson']],
  ['/resources', ['resource']],
  ['/questions', ['question_category', 'question']],
  [`/questions/about/${SLUG}`, ['question']],
  [`/questions/${SLUG}`, ['question', 'lesson', 'place']],
  ['/faq', ['faq_category']],
  [`/faq/${SLUG}`, ['faq']],
  ['/news', ['news']],
  [`/news/${SLUG}`, ['news']],
  ['/places', ['place']],
  [`/places/${SLUG}`, ['place']],
  ['/tests', ['test']],
  [`/tests/${SLUG}`, ['test']],
  [`/questionnaire/${SLUG}`, ['questionnaire']],
  ['/about', ['page']],
  ['', ['banner']],
]
/** An editor's look at a lesson that nobody has published; found out before the first look. */
let preview = ''

let app: TestApp
let editor: Member
let site: BuiltSite
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'api=1000000/1' } })
  editor = await join(app, 'editor')
  await addMedia()
  const items = CONTENT_TYPES.filter((type) => type !== 'page').map((type) => ({
    id: IDS[type],
    type,
    slug: SLUG,
    facts: factsOf(type),
    texts: Object.fromEntries(LANGUAGES.map((lang) => [lang, textsOf(type, 'SINOV')])),
  }))
  await addPublishedItems(app.platform, app.platform.db, items as unknown as PublishedItem[])
  const read = async (path: string, lang: Language): Promise<unknown> => {
    const answer = await app.app.inject({ url: path, headers: { 'accept-language': lang } })
    return answer.statusCode === 404 ? null : answer.json()
  }
  const loaded = await loadSite(BUILD, {
    public_url: 'https://himoya.uz',
    read,
    write: async () => ({ status: 503, body: {} }),
    emergencyNumbers: async () => [],
    map_tiles: null,
  })
  if (!loaded) throw new Error('build the site first: node scripts/build.mjs')
  site = loaded
  const { path } = (await call('POST', `lesson/${IDS.lesson}/preview/`, { lang: 'uz' })).body
  preview = path.replace('/uz', '')
})
afterAll(() => app.close())

async function addMedia(): Promise<void> {
  const alt = { uz: 'SINOV', ru: 'SINOV', en: 'SINOV' }
  const common = { sample: 'none', name: 'SINOV', alt, bytes: 9_000 }
  const file = { ...common, file: 'one', mime: 'x/y' }
  await addBuiltMedia(app.platform, app.platform.db, [
    { ...common, id: MEDIA.image, kind: 'image', width: 640, height: 480, placeholder: 'data:image/webp;base64,AAAA' },
    { ...file, id: MEDIA.audio, kind: 'audio', seconds: 9 },
    { ...file, id: MEDIA.video, kind: 'video', seconds: 9, width: 64, height: 48, captions: ['uz'] },
    { ...file, id: MEDIA.pdf, kind: 'pdf' },
  ])
}

const call = (method: string, path: string, body?: unknown) =>
  app.call(method, `/api/v1/staff/content/${path}`, { token: editor.token, ...(body === undefined ? {} : { body }) })

type Packs = Record<Language, string>
/** As it was answered last. */
const STORED = new Map<ContentType, ContentOne>()

/** Puts a text into every field of every type as an editor does; answers with what was stored. */
async function saveEverywhere(packs: Packs): Promise<void> {
  for (const type of CONTENT_TYPES) {
    const stored = STORED.get(type) ?? (await call('GET', `${type}/${IDS[type]}/`)).body
    const { version, slug, safety, facts } = stored
    const texts = Object.fromEntries(LANGUAGES.map((lang) => [lang, textsOf(type, packs[lang])]))
    const { status, body } = await call('PUT', `${type}/${IDS[type]}/`, { version, slug, safety, facts, texts })
    expect({ type, status, texts: body.texts }).toEqual({ type, status: 200, texts })
    STORED.set(type, body)
  }
}

/** What was saved is what the public sees: publishing copies it as it is (life.test.ts). */
async function showSaved({ uz, ru, en }: Packs): Promise<void> {
  await sql`
    update content_live l set texts = i.texts -> l.lang, title = i.texts -> l.lang ->> 'title', words = i.texts -> l.lang ->> 'title'
    from content_item i where i.id = l.item_id
  `.execute(app.platform.db)
  await app.platform.db.updateTable('media_item').set({ alt_uz: uz, alt_ru: ru, alt_en: en, name: uz }).execute()
  announceChange(app.platform.hub, 'banner')
}

const DATA_BLOCK = /(<script type="application\/ld\+json">)([\s\S]*?)(<\/script>)/g

/** The signs that make markup, in their order: all that a text must not add to. What stands in data blocks is read as data. */
function skeletonOf(html: string): string {
  const bare = html.replaceAll(DATA_BLOCK, (_, open: string, block: string, close: string) => {
    expect(block).not.toContain('<')
    expect(() => JSON.parse(block)).not.toThrow()
    return open + close
  })
  return (bare.match(/[<>"']/g) ?? []).join('')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)

/** In every round: a text with all its blocks, a lesson with its transcript. The other pages take turns. */
const EACH_ROUND = new Set([`/news/${SLUG}`, `/learn/${SLUG}/${SLUG}`])

/** Pages of a round, or all. One in three is enough of each: what escapes a text escapes it on every page alike. */
const addressesOf = (lang: Language, round: number | 'all'): string[] =>
  [...PAGES.map(([rest]) => rest), preview]
    .filter((rest, place) => round === 'all' || EACH_ROUND.has(rest) || (place + round) % 3 === 0)
    .map((rest) => `/${lang}${rest}`)
    .filter((path) => site.exists(path))

/** Skeletons of pages in all languages, by address. */
async function skeletons(packs: Packs, round: number | 'all'): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const lang of LANGUAGES) {
    for (const path of addressesOf(lang, round)) {
      const { status, html } = await site.render(path)
      expect({ path, status }).toEqual({ path, status: 200 })
      expect(html.includes(escaped(packs[lang])), `${path} shows the text`).toBe(true)
      found.set(path, skeletonOf(html))
    }
    const feed = (await app.call<string>('GET', `/${lang}/news/feed.xml`)).body
    found.set(`/${lang}/news/feed.xml`, (feed.match(/[<>]/g) ?? []).join(''))
  }
  return found
}

describe('a text that would run as a script', () => {
  const packs = packsOf(SCRIPT_VECTORS.map(cleanText).filter(Boolean), LONGEST_TITLE)
  const rounds = Array.from({ length: Math.ceil(packs.length / 3) }, (_, round): Packs => {
    const pack = (place: number): string => packs[(3 * round + place) % packs.length]!
    return { uz: pack(0), ru: pack(1), en: pack(2) }
  })

  it('is one of at least five hundred', () => {
    expect(new Set(SCRIPT_VECTORS.map(cleanText)).size).toBeGreaterThanOrEqual(500)
    expect(packs.join(' ').length).toBeGreaterThan(18_000)
  })

  it('is stored as the text it is in every field of every type, and adds no sign of markup to any page', async () => {
    const harmless = { uz: 'SINOV', ru: 'SINOV', en: 'SINOV' }
    await saveEverywhere(harmless)
    await showSaved(harmless)
    const expected = await skeletons(harmless, 'all')
    expect(expected.size).toBeGreaterThan(24)
    // One text after another goes the same way: the gate sends each fourth of them.
    for (const [number, round] of sampled([...rounds.entries()], 4)) {
      await saveEverywhere(round)
      await showSaved(round)
      for (const [path, skeleton] of await skeletons(round, number))
        expect(skeleton === expected.get(path), `${path} ${round.uz}`).toBe(true)
    }
  }, 600_000)

  it('is the words of a banner’s button as well, as far as it fits', async () => {
    const short = SCRIPT_VECTORS.map(cleanText).filter((vector) => vector !== '' && [...vector].length <= 60)
    expect(short.length).toBeGreaterThan(250)
    for (const button of sampled(short, 8)) {
      const { version, slug, safety, facts, texts } = (await call('GET', `banner/${IDS.banner}/`)).body
      const changed = { ...texts, uz: { ...texts.uz, button } }
      const { body } = await call('PUT', `banner/${IDS.banner}/`, { version, slug, safety, facts, texts: changed })
      expect(body.texts.uz.button).toBe(button)
    }
  })

  it('is answered as JSON that no browser takes for a page', async () => {
    for (const path of [`news/${SLUG}/`, 'news/', 'faq/', `course/${SLUG}/`, 'banner/', 'about', 'question/']) {
      const { status, headers } = await app.call('GET', `/api/v1/${path}`)
      expect({ path, status }).toEqual({ path, status: 200 })
      expect(headers.get('content-type')).toMatch(/^application\/json/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })
})

describe('an address that would run a script', () => {
  const refusedAs = async (type: ContentType, change: object, field: string) => {
    const draft = newContent(type, { on: IDS, media: MEDIA.image })
    const { status, body } = await call('POST', `${type}/`, { ...draft, ...change })
    expect({ status, fields: Object.keys(body.fields ?? {}), change }).toEqual({ status: 422, fields: [field], change })
  }

  it('is no link in a text, no website of a place and no way of a banner', async () => {
    for (const href of ADDRESS_VECTORS) {
      // Cleaned first, so what a filter would miss behind a hidden sign is the plain address.
      if (cleanText(href) === '') continue
      const body = [{ type: 'paragraph', spans: [{ text: 'a', href }] }]
      await refusedAs('news', { texts: { uz: { body }, ru: {}, en: {} } }, 'texts.uz.body.0.spans.0.href')
      await refusedAs('place', { facts: { ...factsOf('place'), website: href } }, 'facts.website')
      await refusedAs('banner', { facts: { ...factsOf('banner'), href } }, 'facts.href')
    }
  })

  it('is no address of a content and no tag', async () => {
    for (const slug of SCRIPT_VECTORS.slice(0, 40)) {
      await refusedAs('news', { slug }, 'slug')
      await refusedAs('news', { facts: { cover: null, region: null, tags: [slug] } }, 'facts.tags.0')
    }
  })
})

it.each([
  ['a node of another kind', { type: 'script', text: 'x' }],
  ['markup beside the words', { type: 'paragraph', spans: [{ text: 'a', html: '<b>' }] }],
  ['a handler', { type: 'paragraph', spans: [{ text: 'a', onclick: 'x' }] }],
  ['a style', { type: 'heading', level: 2, text: 'a', style: 'x' }],
  ['an element of React', { type: 'paragraph', spans: [{ text: { $$typeof: 'Symbol(react.element)', type: 'script' } }] }],
  ['markup for React', { type: 'paragraph', spans: [{ text: 'a', dangerouslySetInnerHTML: { __html: 'x' } }] }],
  ['an element’s name as a level', { type: 'heading', level: 'script', text: 'a' }],
  ['a list that is none', { type: 'list', ordered: true, items: '<li>' }],
  ['a medium by its address', { type: 'image', media_id: 'data:text/html,x' }],
  ['a card nobody drew', { type: 'help', card: '<b>' }],
])('no text is stored with %s', async (_what, block) => {
  const texts = { uz: { body: [block] }, ru: {}, en: {} }
  expect((await call('POST', 'news/', { ...newContent('news'), texts })).status).toBe(422)
})

it('names that JavaScript knows itself change nothing in the server', async () => {
  const texts = `{"uz":{"__proto__":{"polluted":true},"title":"a"},"ru":{},"en":{}}`
  const answer = await fetch(`${app.url}/api/v1/staff/content/news/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${editor.token}` },
    body: JSON.stringify({ ...newContent('news'), texts: 0 }).replace('"texts":0', `"texts":${texts}`),
  })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})
