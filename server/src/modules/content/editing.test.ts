import { CONTENT_TYPES } from '@himoya/contract/content/content-lists'
import type { ContentType } from '@himoya/contract/content/content-types'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join, type Member } from '../../../test/chat-cast.ts'
import { inAllLanguages, newContent, TEXTS, type Hangs } from '../../../test/content-drafts.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { addPublishedItems } from './live/published-items.service.ts'
import { searchKeyOf } from './live/search-key.policy.ts'

let app: TestApp
let editor: Member
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'api=100000/1' } })
  editor = await join(app, 'editor')
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: unknown, who: Member | null = editor) =>
  app.call(method, `/api/v1/staff/content/${path}`, {
    ...(who ? { token: who.token } : {}),
    ...(body === undefined ? {} : { body }),
  })

async function begun(type: ContentType, hangs: Partial<Hangs> = {}, text?: string) {
  const { status, body } = await call('POST', `${type}/`, newContent(type, hangs, text))
  expect({ status, body }).toMatchObject({ status: 201 })
  return body
}

/** The site's own pages are there from the start. */
const BEGUN = CONTENT_TYPES.filter((type) => type !== 'page')

/** What everything else hangs on, as drafts. */
async function begunParents(): Promise<Hangs['on']> {
  const on: Hangs['on'] = {}
  for (const type of ['course_category', 'question_category', 'faq_category'] as const) on[type] = (await begun(type)).id
  on.course = (await begun('course', { on })).id
  on.lesson = (await begun('lesson', { on })).id
  return on
}

describe('a content', () => {
  it('of every type begins as a draft that its author can go on with', async () => {
    const on = await begunParents()
    for (const type of BEGUN) {
      const one = await begun(type, { on })
      expect(one, type).toMatchObject({ type, state: 'draft', version: 1, live_version: null, sample: false })
      expect(one).toMatchObject({ author: editor.alias, can: ['edit', 'review'], publish_at: null, archive_at: null })
      expect((await call('GET', `${type}/${one.id}/`)).body).toEqual(one)
    }
  })

  it('of places, answers and pages is always a safety text, whatever is sent', async () => {
    const on = await begunParents()
    for (const type of BEGUN) expect((await begun(type, { on })).safety, type).toBe(['place', 'question'].includes(type))
    const { results } = (await call('GET', 'page/')).body
    expect(results.map(({ safety }: { safety: boolean }) => safety)).toEqual([true, true, true, true])
  })

  it('may be begun with nothing but its facts', async () => {
    const texts = inAllLanguages({})
    const { body } = await call('POST', 'news/', { ...newContent('news'), texts })
    expect(body.texts).toEqual(inAllLanguages({ title: '', summary: '', body: [] }))
    expect(body).toMatchObject({ titles: { uz: '', ru: '', en: '' }, completeness: { uz: 0, ru: 0, en: 0 } })
  })

  it('tells how much of it stands in each language, and what is titled where', async () => {
    const texts = { uz: { title: '', summary: 'a' }, ru: { title: 'Новость', summary: 'a', body: [] }, en: TEXTS.news('x') }
    const { body } = await call('POST', 'news/', { ...newContent('news'), texts })
    expect(body).toMatchObject({ titles: { uz: '', ru: 'Новость', en: 'x' }, completeness: { uz: 33, ru: 67, en: 100 } })
  })

  it.each([
    [
      'a field nobody knows',
      'news',
      { facts: { cover: null, tags: [], region: null, html: '<b>' } },
      { 'facts.html': ['unknown_field'] },
    ],
    [
      'a text that is too long',
      'news',
      { texts: { uz: { title: 'x'.repeat(201) }, ru: {}, en: {} } },
      { 'texts.uz.title': ['too_long'] },
    ],
    [
      'a text nobody knows',
      'faq',
      { texts: { uz: { summary: 'x' }, ru: {}, en: {} } },
      { 'texts.uz.summary': ['unknown_field'] },
    ],
    [
      'a block of another kind',
      'news',
      { texts: { uz: { body: [{ type: 'html', html: '<b>' }] }, ru: {}, en: {} } },
      { 'texts.uz.body.0.type': ['not_allowed'] },
    ],
    [
      'a link that could run',
      'news',
      { texts: { uz: {}, ru: { body: [{ type: 'paragraph', spans: [{ text: 'a', href: 'javascript:alert(1)' }] }] }, en: {} } },
      { 'texts.ru.body.0.spans.0.href': ['wrong_format'] },
    ],
    [
      'a shelter on the map',
      'place',
      { facts: { ...newContent('place').facts, kind: 'shelter' } },
      { 'facts.lat': ['not_allowed'], 'facts.lng': ['not_allowed'] },
    ],
    [
      'a banner that ends before it begins',
      'banner',
      { facts: { ...newContent('banner').facts, shown_from: '2026-02-01T00:00:00Z', shown_until: '2026-01-01T00:00:00Z' } },
      { 'facts.shown_until': ['out_of_range'] },
    ],
    [
      'a category that is not there',
      'faq',
      { facts: { category: '019a0000-0000-7000-8000-000000000000' } },
      { 'facts.category': ['not_allowed'] },
    ],
    [
      'a picture that is not in the library',
      'news',
      { facts: { cover: '019a0000-0000-7000-8000-000000000000', tags: [], region: null } },
      { 'facts.cover': ['not_allowed'] },
    ],
    ['an address with other signs', 'news', { slug: 'Yangilik!' }, { slug: ['wrong_format'] }],
  ] as const)('refuses %s and names the field', async (_what, type, change, fields) => {
    const on = { faq_category: (await begun('faq_category')).id }
    const { status, body } = await call('POST', `${type}/`, { ...newContent(type, { on }), ...change })
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields })
  })

  it('hangs on what is of the right kind only', async () => {
    const category = (await begun('faq_category')).id
    const { body } = await call('POST', 'question/', newContent('question', { on: { question_category: category } }))
    expect(body.fields).toEqual({ 'facts.category': ['not_allowed'] })
  })

  it('has an address of its own within its type', async () => {
    const { slug } = await begun('news')
    const again = await call('POST', 'news/', { ...newContent('news'), slug })
    expect(again).toMatchObject({ status: 422, body: { fields: { slug: ['taken'] } } })
    expect((await call('POST', 'faq_category/', { ...newContent('faq_category'), slug })).status).toBe(201)
  })

  it('is not called what another address is called', async () => {
    const on = await begunParents()
    for (const [type, slug] of [
      ['course', 'lesson'],
      ['course', 'for'],
      ['question', 'ask'],
    ] as const) {
      const { status, body } = await call('POST', `${type}/`, { ...newContent(type, { on }), slug })
      expect([status, body.fields], slug).toEqual([422, { slug: ['not_allowed'] }])
      const one = await begun(type, { on })
      const { facts, texts, safety, version } = one
      const changed = await call('PUT', `${type}/${one.id}/`, { facts, texts, safety, version, slug })
      expect(changed.status, slug).toBe(422)
    }
    expect((await call('POST', 'lesson/', { ...newContent('lesson', { on }), slug: 'for' })).status).toBe(201)
  })

  it('is each of the site’s own pages once', async () => {
    const { status, body } = await call('POST', 'page/', newContent('page'))
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { 'facts.key': ['taken'] } })
    const { results } = (await call('GET', 'page/?search=maxfiylik')).body
    expect(results).toHaveLength(1)
    const page = (await call('GET', `page/${results[0].id}/`)).body
    const { version, slug, safety, facts, texts } = page
    const renamed = { version, slug, safety, facts: { ...facts, key: 'terms' }, texts }
    expect((await call('PUT', `page/${page.id}/`, renamed)).body.fields).toEqual({ 'facts.key': ['taken'] })
  })

  it('that is not there, or is of another type, is not found', async () => {
    const { id } = await begun('news')
    for (const path of [`faq/${id}/`, 'news/019a0000-0000-7000-8000-000000000000/', 'news/1/', `html/${id}/`]) {
      expect((await call('GET', path)).status, path).toBe(404)
    }
  })
})

describe('saving', () => {
  const saved = (one: any, change: object, who = editor) => {
    const { version, slug, safety, facts, texts } = one
    return call('PUT', `${one.type}/${one.id}/`, { version, slug, safety, facts, texts, ...change }, who)
  }

  it('makes a new version, and whoever saved is its author', async () => {
    const one = await begun('news')
    const { body } = await saved(one, { texts: inAllLanguages(TEXTS.news('Boshqa')) }, supervisor)
    expect(body).toMatchObject({ version: 2, state: 'draft', titles: { uz: 'Boshqa' }, author: supervisor.alias })
    const versions = (await call('GET', `news/${one.id}/versions/`)).body
    expect(versions.map(({ version, author, live }: any) => [version, author, live])).toEqual([
      [2, supervisor.alias, false],
      [1, editor.alias, false],
    ])
    expect((await call('GET', `news/${one.id}/versions/1/`)).body).toMatchObject({
      version: 1,
      texts: one.texts,
      facts: one.facts,
    })
    expect((await call('GET', `news/${one.id}/versions/3/`)).status).toBe(404)
  })

  it('over somebody else’s newer version is refused, and nothing is lost', async () => {
    const one = await begun('news')
    expect((await saved(one, { texts: inAllLanguages(TEXTS.news('Birinchi')) }, supervisor)).status).toBe(200)
    const late = await saved(one, { texts: inAllLanguages(TEXTS.news('Ikkinchi')) })
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    expect((await call('GET', `news/${one.id}/`)).body).toMatchObject({ version: 2, titles: { uz: 'Birinchi' } })
  })

  it('by two at the same moment is won by one', async () => {
    const one = await begun('news')
    const both = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => saved(one, { texts: inAllLanguages(TEXTS.news(`Navbat ${turn}`)) })),
    )
    expect(both.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ])
    expect((await call('GET', `news/${one.id}/versions/`)).body).toHaveLength(2)
  })

  it('of what is as it was makes no version', async () => {
    const one = await begun('place')
    expect((await saved(one, {})).body).toMatchObject({ version: 1 })
  })

  it('an earlier version is brought back as a new one', async () => {
    const one = await begun('news', {}, 'Avvalgi')
    await saved(one, { texts: inAllLanguages(TEXTS.news('Keyingi')) })
    const { body } = await call('POST', `news/${one.id}/restore/`, { version: 1 }, supervisor)
    expect(body).toMatchObject({ version: 3, titles: { uz: 'Avvalgi' }, state: 'draft', author: supervisor.alias })
    expect((await call('POST', `news/${one.id}/restore/`, { version: 9 })).status).toBe(404)
  })
})

describe('the list', () => {
  it('is paged, in order, and filtered by state, parent and a part of a title in any script', async () => {
    const category = (await begun('faq_category', {}, 'Maktab')).id
    const on = { faq_category: category }
    const ids = []
    for (const text of ['O‘qituvchi bilan gaplashish', 'Учитель кричит', 'Nobody'])
      ids.push((await begun('faq', { on }, text)).id)
    const found = async (query: string) => {
      const { status, body } = await call('GET', `faq/?${query}`)
      expect(status).toBe(200)
      return body.results.map(({ id }: { id: string }) => id)
    }
    expect(await found(`parent=${category}`)).toEqual(ids)
    expect(await found(`parent=${ids[0]}`)).toEqual([])
    for (const search of ["o'qituvchi", 'oʻqituvchi', 'o´qituvchi', 'o′qituvchi', 'ўқитувчи', 'OQITUVCHI']) {
      expect(await found(`search=${encodeURIComponent(search)}`), search).toEqual([ids[0]])
    }
    expect(await found('search=uchitel')).toEqual([ids[1]])
    expect(await found(`search=${encodeURIComponent('100%_')}`)).toEqual([])
    expect(await found(`state=published&parent=${category}`)).toEqual([])
    const page = (await call('GET', `faq/?parent=${category}&page=2&page_size=2`)).body
    expect(page).toMatchObject({ count: 3, next: null, results: [{ id: ids[2] }] })
    expect(page.previous).toContain(`parent=${category}`)
  })

  it('is kept under the words that the database makes of them anew', async () => {
    const titles = ['O´qituvchi  bilan\nsuhbat', 'Щётка, цирк и ҲАЁТ: ғамхўр юрист, объект № ½', 'ŉ oʹz O‘Z o\u00ADz \u200C Ёқут']
    for (const title of titles) {
      const { rows } = await sql<{ kept: string }>`select content_search_key(${title}) as kept`.execute(app.platform.db)
      expect(rows[0]!.kept).toBe(searchKeyOf(title))
    }
  })

  it('refuses a filter it does not know', async () => {
    expect((await call('GET', 'faq/?state=deleted')).status).toBe(422)
    expect((await call('GET', 'faq/?colour=red')).status).toBe(422)
  })

  it('is put into another order, in the places those hold together', async () => {
    const ids: string[] = []
    for (const text of ['a', 'b', 'c', 'd']) ids.push((await begun('course_category', {}, text)).id)
    const [a, b, c, d] = ids as [string, string, string, string]
    expect((await call('PUT', 'course_category/order/', { ids: [d, b] })).status).toBe(204)
    const { results } = (await call('GET', 'course_category/?page_size=100')).body
    const order = results.map(({ id }: { id: string }) => id).filter((id: string) => ids.includes(id))
    expect(order).toEqual([a, d, c, b])
    expect((await call('PUT', 'course_category/order/', { ids: [(await begun('news')).id] })).status).toBe(404)
  })
})

describe('what names it', () => {
  it('is told with its title and state, and holds a draft back from being deleted', async () => {
    const on = await begunParents()
    const uses = (await call('GET', `course/${on.course}/used-in/`)).body
    expect(uses).toEqual([{ id: on.lesson, type: 'lesson', titles: inAllLanguages('Sinov matni'), state: 'draft' }])
    expect(await call('DELETE', `course/${on.course}/`)).toMatchObject({ status: 409, body: { code: 'in_use' } })
    expect((await call('DELETE', `lesson/${on.lesson}/`)).status).toBe(204)
    expect((await call('DELETE', `course/${on.course}/`)).status).toBe(204)
    expect((await call('GET', `course/${on.course}/`)).status).toBe(404)
  })
})

describe('a preview', () => {
  it('shows the working copy to whoever has the address, for ten minutes', async () => {
    const one = await begun('news', {}, 'Ko‘rinish')
    const { path } = (await call('POST', `news/${one.id}/preview/`, { lang: 'ru' })).body
    expect(path).toMatch(/^\/ru\/preview\/[a-z0-9]{72}$/)
    const token = path.split('/').at(-1)
    const seen = await app.call('GET', `/api/v1/preview/${token}/`, { lang: 'ru' })
    expect(seen).toMatchObject({ status: 200, body: { type: 'news', lang: 'ru', title: 'Ko‘rinish', body: one.texts.ru.body } })
    expect(seen.headers.get('cache-control')).toBe('no-store')
    const forged = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`
    const other = (await begun('news')).id.replaceAll('-', '')
    for (const wrong of [forged, `${other}${token.slice(32)}`, 'x', token.toUpperCase()]) {
      expect((await app.call('GET', `/api/v1/preview/${wrong}/`)).status, wrong).toBe(404)
    }
    app.shiftClock(601_000)
    expect((await app.call('GET', `/api/v1/preview/${token}/`)).status).toBe(404)
    app.shiftClock(-601_000)
  })

  it('shows what a test asks, and nothing of what is right, counts or explains', async () => {
    const { id } = await begun('test')
    const before = (await call('GET', `test/${id}/`)).body
    const why = 'Bu javobning sababi'
    const { q1, ...others } = before.texts.uz.questions
    const texts = { ...before.texts, uz: { ...before.texts.uz, questions: { ...others, q1: { ...q1, explanation: why } } } }
    const { slug, safety, version, facts } = before
    expect((await call('PUT', `test/${id}/`, { slug, safety, version, facts, texts })).status).toBe(200)
    const { path } = (await call('POST', `test/${id}/preview/`, { lang: 'uz' })).body
    const seen = await app.call('GET', `/api/v1/preview/${path.split('/').at(-1)}/`)
    const asked = { asked_as: 'one', text: 'Sinov matni', options: ['Sinov matni', 'Sinov matni'] }
    expect(seen.body.questions).toEqual([asked, asked, asked])
    expect(JSON.stringify(seen.body)).not.toContain(why)
  })
})

it('content is worked on by editors and supervisors, and by nobody else', async () => {
  const { id } = await begun('news')
  const calls = [
    ['GET', ''],
    ['POST', '', newContent('news')],
    ['PUT', 'order/', { ids: [id] }],
    ['POST', 'bulk/', { ids: [id], action: 'return' }],
    ['GET', `${id}/`],
    ['PUT', `${id}/`, { ...newContent('news'), version: 1 }],
    ['GET', `${id}/used-in/`],
    ['GET', `${id}/versions/`],
    ['GET', `${id}/versions/1/`],
    ['POST', `${id}/preview/`, { lang: 'uz' }],
    ['POST', `${id}/restore/`, { version: 1 }],
    ['POST', `${id}/review/`],
    ['POST', `${id}/return/`],
    ['POST', `${id}/publish/`, {}],
    ['POST', `${id}/archive/`],
    ['DELETE', `${id}/`],
  ] as const
  for (const role of ['counsellor', 'admin'] as const) {
    const who = await join(app, role)
    for (const [method, path, body] of calls)
      expect((await call(method, `news/${path}`, body, who)).status, `${role} ${method} ${path}`).toBe(403)
  }
  const child = await join(app)
  for (const who of [child, null]) {
    for (const [method, path, body] of calls)
      expect((await call(method, `news/${path}`, body, who)).status, `${method} ${path}`).toBe(401)
  }
  for (const who of [editor, supervisor]) expect((await call('GET', `news/${id}/`, undefined, who)).status).toBe(200)
})

it('samples that came with the house are edited like any other, and are then no samples', async () => {
  const id = '019a0000-0000-7000-8000-00000000aaaa'
  const { facts } = newContent('news')
  const texts = inAllLanguages(TEXTS.news('Namuna'))
  await addPublishedItems(app.platform, app.platform.db, [
    { id, type: 'news', slug: 'namuna', facts: facts as never, texts, sample: true },
  ])
  const one = (await call('GET', `news/${id}/`)).body
  expect(one).toMatchObject({ sample: true, state: 'published', live_version: 1, author: '', can: ['edit', 'archive'] })
  const { version, slug, safety } = one
  const changed = await call('PUT', `news/${id}/`, { version, slug, safety, facts, texts: inAllLanguages(TEXTS.news('Bizniki')) })
  expect(changed.body).toMatchObject({ sample: false, state: 'draft', live_version: 1 })
})
