import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join, type Member } from '../../../test/chat-cast.ts'
import { inAllLanguages, newContent, TEXTS, type Hangs } from '../../../test/content-drafts.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildJobs } from '../../app.ts'
import type { ContentType } from '@himoya/contract/content/content-types'
import { contentChanged } from '../../platform/pages/content-changed.ts'
import { oneLive } from './live/live.service.ts'

const MINUTE_MS = 60_000

let app: TestApp
let editor: Member
let second: Member
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'api=100000/1' } })
  editor = await join(app, 'editor')
  second = await join(app, 'editor')
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

const call = (method: string, path: string, body?: unknown, who = editor) =>
  app.call(method, `/api/v1/staff/content/${path}`, { token: who.token, ...(body === undefined ? {} : { body }) })

type Begun = { safety?: boolean; text?: string } & Partial<Hangs>

/** The page of terms, which comes with the house. */
const TERMS = '019aa5c0-0000-7000-8000-000000000003'

async function begun(type: ContentType = 'news', { safety = false, text, on = {} }: Begun = {}) {
  if (type === 'page') {
    const { body: page } = await call('GET', `page/${TERMS}/`)
    return (await save(page, { texts: { ...page.texts, uz: { ...page.texts.uz, title: `Sinov ${page.version}` } } })).body
  }
  const { status, body } = await call('POST', `${type}/`, { ...newContent(type, { on }, text), safety })
  expect(status).toBe(201)
  return body
}

async function inReview(type: ContentType = 'news', given: Begun = {}) {
  const one = await begun(type, given)
  const { status, body } = await call('POST', `${type}/${one.id}/review/`)
  expect(status).toBe(200)
  return body
}

async function published(type: ContentType = 'news', given: Begun = {}) {
  const one = await inReview(type, given)
  const { status, body } = await call('POST', `${type}/${one.id}/publish/`, {}, second)
  expect(status).toBe(200)
  return body
}

const save = (one: any, change: object = { texts: inAllLanguages(TEXTS.news('Yangi matn')) }, who = editor) => {
  const { version, slug, safety, facts, texts } = one
  return call('PUT', `${one.type}/${one.id}/`, { version, slug, safety, facts, texts, ...change }, who)
}

/** What a guest sees of it; null: nothing. */
async function seen({ type, id }: { type: ContentType; id: string }, lang: 'uz' | 'ru' | 'en' = 'uz') {
  return oneLive(app.platform.db, type, lang, { id }).catch(() => null)
}

const runDue = () => buildJobs(app.platform).handlers['content.due']!({}, { number: 1, last: true })
const at = (ms: number): string => new Date(app.platform.now().getTime() + ms).toISOString()

describe('from draft to the public', () => {
  it('a draft goes to review, is published, and a guest sees it', async () => {
    const one = await inReview()
    expect(one).toMatchObject({ state: 'review', can: ['edit', 'return', 'publish'], live_version: null })
    expect(await seen(one)).toBeNull()
    const { body } = await call('POST', `news/${one.id}/publish/`, { version: 1 })
    expect(body).toMatchObject({ state: 'published', live_version: 1, can: ['edit', 'archive'] })
    expect(await seen(one)).toMatchObject({ slug: one.slug, lang: 'uz', texts: { title: 'Sinov matni' }, sample: false })
    expect((await call('GET', `news/${one.id}/versions/`)).body).toMatchObject([{ version: 1, live: true }])
  })

  it('each step is taken from where it begins only', async () => {
    const states = {
      draft: () => begun(),
      review: () => inReview(),
      published: () => published(),
      archived: async () => (await call('POST', `news/${(await published()).id}/archive/`)).body,
    }
    const allowed: Record<string, string[]> = {
      draft: ['review'],
      review: ['return', 'publish'],
      published: ['archive'],
      archived: ['restore'],
    }
    for (const [state, make] of Object.entries(states)) {
      for (const step of ['review', 'return', 'publish', 'archive', 'restore']) {
        const one = await make()
        expect(one.state).toBe(state)
        const body = { publish: {}, restore: { version: 1 } }[step]
        const { status, body: answer } = await call('POST', `news/${one.id}/${step}/`, body)
        const expected = allowed[state]!.includes(step) ? 200 : 409
        expect({ state, step, status, code: answer.code }).toEqual({
          state,
          step,
          status: expected,
          code: expected === 409 ? 'changed_meanwhile' : undefined,
        })
      }
      expect((await save(await make())).status, state).toBe(state === 'archived' ? 409 : 200)
    }
  })

  it('what is edited after it was published is read anew, while the public sees what it saw', async () => {
    const one = await published('news', { text: 'Avval' })
    const changed = (await save(one)).body
    expect(changed).toMatchObject({ state: 'draft', version: 2, live_version: 1, can: ['edit', 'review', 'archive', 'restore'] })
    expect((await seen(one))?.texts.title).toBe('Avval')
    await call('POST', `news/${one.id}/review/`)
    expect((await seen(one))?.texts.title).toBe('Avval')
    await call('POST', `news/${one.id}/publish/`, {})
    expect((await seen(one))?.texts.title).toBe('Yangi matn')
  })

  it('what is edited during review goes back to draft, and what was read is not what would be published', async () => {
    const one = await inReview()
    await save(one, undefined, second)
    expect((await call('POST', `news/${one.id}/publish/`, {})).status).toBe(409)
    await call('POST', `news/${one.id}/review/`)
    expect(await call('POST', `news/${one.id}/publish/`, { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile' },
    })
    expect((await call('POST', `news/${one.id}/publish/`, { version: 2 })).status).toBe(200)
  })

  it('keeps its day when it is published again', async () => {
    const one = await published()
    const day = (await seen(one))!.published_at
    app.shiftClock(MINUTE_MS)
    await save(one)
    await call('POST', `news/${one.id}/review/`)
    await call('POST', `news/${one.id}/publish/`, {})
    expect(await seen(one)).toMatchObject({ published_at: day, updated_at: expect.any(Date) })
    expect((await seen(one))!.updated_at.getTime() - day.getTime()).toBeGreaterThanOrEqual(MINUTE_MS)
    app.shiftClock(-MINUTE_MS)
  })

  it('archived it is gone for the public, and comes back by restoring a version', async () => {
    const one = await published()
    expect((await call('POST', `news/${one.id}/archive/`)).body).toMatchObject({ state: 'archived', live_version: null })
    expect(await seen(one)).toBeNull()
    const { body } = await call('POST', `news/${one.id}/restore/`, { version: 1 })
    expect(body).toMatchObject({ state: 'draft', version: 2, live_version: null })
    await call('POST', `news/${one.id}/review/`)
    await call('POST', `news/${one.id}/publish/`, {})
    expect(await seen(one)).not.toBeNull()
  })

  it('a language that nobody has begun falls back to Uzbek, and says so', async () => {
    const texts = { uz: TEXTS.news('Uz'), ru: TEXTS.news('Ру'), en: {} }
    const { body: one } = await call('POST', 'news/', { ...newContent('news'), texts })
    await call('POST', `news/${one.id}/review/`)
    await call('POST', `news/${one.id}/publish/`, {})
    expect(await seen(one, 'ru')).toMatchObject({ lang: 'ru', texts: { title: 'Ру' } })
    expect(await seen(one, 'en')).toMatchObject({ lang: 'uz', texts: { title: 'Uz' } })
  })
})

describe('what is incomplete', () => {
  it.each([
    ['news', { uz: {}, ru: {}, en: {} }, ['texts.uz.title', 'texts.uz.summary', 'texts.uz.body']],
    ['news', { uz: TEXTS.news('a'), ru: { title: 'б' }, en: {} }, ['texts.ru.summary', 'texts.ru.body']],
    ['banner', { uz: {}, ru: {}, en: {} }, ['texts.uz.title']],
    ['place', { uz: { title: 'a' }, ru: {}, en: {} }, ['texts.uz.address']],
  ] as const)('is not sent to review: %s %#', async (type, texts, fields) => {
    const { body: one } = await call('POST', `${type}/`, { ...newContent(type), texts })
    const { status, body } = await call('POST', `${type}/${one.id}/review/`)
    expect({ status, code: body.code, fields: Object.keys(body.fields) }).toEqual({ status: 422, code: 'incomplete', fields })
    expect((await call('GET', `${type}/${one.id}/`)).body.state).toBe('draft')
  })

  it('a lesson to be heard needs its sound and what is said in it', async () => {
    const on = { course: (await begun('course', { on: { course_category: (await begun('course_category')).id } })).id }
    const { facts, texts, ...given } = newContent('lesson', { on })
    const body = { ...given, facts: { ...facts, kind: 'audio' }, texts: { ...texts, uz: { ...texts.uz, transcript: '' } } }
    const { body: one } = await call('POST', 'lesson/', body)
    expect((await call('POST', `lesson/${one.id}/review/`)).body).toMatchObject({
      code: 'incomplete',
      fields: { 'texts.uz.transcript': ['required'], 'facts.media': ['required'] },
    })
  })

  it('nothing is published whose category the public does not see', async () => {
    const category = await begun('faq_category')
    const one = await inReview('faq', { on: { faq_category: category.id } })
    const refused = await call('POST', `faq/${one.id}/publish/`, {})
    expect(refused).toMatchObject({ status: 422, body: { code: 'incomplete', fields: { 'facts.category': ['not_allowed'] } } })
    await call('POST', `faq_category/${category.id}/review/`)
    await call('POST', `faq_category/${category.id}/publish/`, {})
    expect((await call('POST', `faq/${one.id}/publish/`, {})).status).toBe(200)
  })

  it('and nothing is archived to which the public is still led', async () => {
    const category = await published('faq_category')
    const one = await published('faq', { on: { faq_category: category.id } })
    const refused = await call('POST', `faq_category/${category.id}/archive/`)
    expect(refused).toMatchObject({ status: 409, body: { code: 'in_use' } })
    await call('POST', `faq/${one.id}/archive/`)
    expect((await call('POST', `faq_category/${category.id}/archive/`)).status).toBe(200)
    const page = await published('page')
    expect(page.can).not.toContain('archive')
    expect((await call('POST', `page/${page.id}/archive/`)).body.code).toBe('in_use')
    await save(page, { texts: { ...page.texts, uz: { ...page.texts.uz, title: 'Oxirgi' } } })
    await call('POST', `page/${page.id}/review/`)
    const ending = await call('POST', `page/${page.id}/publish/`, { archive_at: at(MINUTE_MS) }, second)
    expect(ending.body.fields).toEqual({ archive_at: ['not_allowed'] })
    await call('POST', `page/${page.id}/return/`)
  })

  it('an address that another one took meanwhile is named', async () => {
    const one = await published()
    await save(one, { slug: 'boshqa-manzil' })
    const other = (await call('POST', 'news/', { ...newContent('news'), slug: one.slug })).body
    await call('POST', `news/${other.id}/review/`)
    const refused = await call('POST', `news/${other.id}/publish/`, {})
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid', fields: { slug: ['taken'] } } })
  })
})

describe('a text on which somebody’s safety may hang', () => {
  const refused = { status: 403, body: { code: 'second_person' } }

  it.each(['news', 'place', 'page'] as const)('is never published by the one who wrote it: %s', async (type) => {
    const one = await inReview(type, { safety: true })
    expect(one).toMatchObject({ safety: true, can: type === 'page' ? ['edit', 'return', 'restore'] : ['edit', 'return'] })
    expect(await call('POST', `${type}/${one.id}/publish/`, {})).toMatchObject(refused)
    expect((await seen(one))?.texts.title).not.toBe(one.titles.uz)
    for (const who of [second, supervisor])
      expect((await call('GET', `${type}/${one.id}/`, undefined, who)).body.can).toContain('publish')
    expect((await call('POST', `${type}/${one.id}/publish/`, {}, supervisor)).status).toBe(200)
  })

  it('nor at a time, nor among many', async () => {
    const one = await inReview('news', { safety: true })
    expect(await call('POST', `news/${one.id}/publish/`, { publish_at: at(MINUTE_MS) })).toMatchObject(refused)
    const { body } = await call('POST', 'news/bulk/', { ids: [one.id], action: 'publish' })
    expect(body).toEqual({ done: [], refused: [{ id: one.id, code: 'second_person' }] })
  })

  it('keeps asking for two until two have let its mark go', async () => {
    const one = await published('news', { safety: true })
    const unmarked = (await save(one, { safety: false })).body
    expect(unmarked).toMatchObject({ safety: false, state: 'draft' })
    await call('POST', `news/${one.id}/review/`)
    expect(await call('POST', `news/${one.id}/publish/`, {})).toMatchObject(refused)
    expect((await call('POST', `news/${one.id}/publish/`, {}, second)).status).toBe(200)
    const free = (await save((await call('GET', `news/${one.id}/`)).body)).body
    await call('POST', `news/${one.id}/review/`)
    expect((await call('POST', `news/${free.id}/publish/`, {})).status).toBe(200)
  })

  it('a mark put on a draft does not go with the next save', async () => {
    const one = await begun('news', { safety: true })
    await save(one, { safety: false })
    await call('POST', `news/${one.id}/review/`)
    expect(await call('POST', `news/${one.id}/publish/`, {})).toMatchObject(refused)
  })

  it('whoever brought an earlier version back counts as its writer', async () => {
    const one = await begun('news', { safety: true })
    await save(one, undefined, second)
    await call('POST', `news/${one.id}/restore/`, { version: 1 }, second)
    await call('POST', `news/${one.id}/review/`)
    expect(await call('POST', `news/${one.id}/publish/`, {}, second)).toMatchObject(refused)
    expect((await call('POST', `news/${one.id}/publish/`, {})).status).toBe(200)
  })
})

describe('the schedule', () => {
  it('publishes and archives at the planned times, without anybody there', async () => {
    const one = await inReview()
    const plan = { publish_at: at(MINUTE_MS), archive_at: at(3 * MINUTE_MS) }
    const planned = await call('POST', `news/${one.id}/publish/`, plan)
    expect(planned.body).toMatchObject({ state: 'review', ...plan, live_version: null })
    await runDue()
    expect(await seen(one)).toBeNull()
    app.shiftClock(MINUTE_MS)
    await runDue()
    expect((await seen(one))?.published_at.toISOString()).toBe(plan.publish_at)
    app.shiftClock(2 * MINUTE_MS)
    await runDue()
    expect(await seen(one)).toBeNull()
    expect((await call('GET', `news/${one.id}/`)).body).toMatchObject({ state: 'archived', publish_at: null, archive_at: null })
    app.shiftClock(-3 * MINUTE_MS)
  })

  it('what is edited or taken back meanwhile is not published', async () => {
    const [edited, returned] = [await inReview(), await inReview()]
    for (const { id } of [edited, returned]) await call('POST', `news/${id}/publish/`, { publish_at: at(MINUTE_MS) })
    await save(edited)
    expect((await call('POST', `news/${returned.id}/return/`)).body).toMatchObject({ state: 'draft', publish_at: null })
    app.shiftClock(2 * MINUTE_MS)
    await runDue()
    expect([await seen(edited), await seen(returned)]).toEqual([null, null])
    app.shiftClock(-2 * MINUTE_MS)
  })

  it('a category planned for the same time goes before what hangs on it', async () => {
    const category = await inReview('faq_category')
    const one = await inReview('faq', { on: { faq_category: category.id } })
    const plan = { publish_at: at(MINUTE_MS) }
    expect((await call('POST', `faq/${one.id}/publish/`, plan)).status).toBe(422)
    await call('POST', `faq_category/${category.id}/publish/`, plan)
    expect((await call('POST', `faq/${one.id}/publish/`, plan)).status).toBe(200)
    app.shiftClock(MINUTE_MS)
    await runDue()
    expect([await seen(category), await seen(one)]).not.toContain(null)
    app.shiftClock(-MINUTE_MS)
  })

  it('what cannot be published when its time comes waits until it can', async () => {
    const category = await published('faq_category')
    const one = await inReview('faq', { on: { faq_category: category.id } })
    await call('POST', `faq/${one.id}/publish/`, { publish_at: at(MINUTE_MS) })
    await call('POST', `faq_category/${category.id}/archive/`)
    app.shiftClock(MINUTE_MS)
    await runDue()
    expect(await seen(one)).toBeNull()
    await call('POST', `faq_category/${category.id}/restore/`, { version: 1 })
    await call('POST', `faq_category/${category.id}/review/`)
    await call('POST', `faq_category/${category.id}/publish/`, {})
    await runDue()
    expect(await seen(one)).not.toBeNull()
    app.shiftClock(-MINUTE_MS)
  })

  it('an edition begun meanwhile outlives the end of the published one', async () => {
    const one = await inReview()
    await call('POST', `news/${one.id}/publish/`, { archive_at: at(MINUTE_MS) })
    await save((await call('GET', `news/${one.id}/`)).body)
    app.shiftClock(MINUTE_MS)
    await runDue()
    expect(await seen(one)).toBeNull()
    expect((await call('GET', `news/${one.id}/`)).body).toMatchObject({ state: 'draft', version: 2, live_version: null })
    app.shiftClock(-MINUTE_MS)
  })

  it('refuses an end before the beginning, or in the past', async () => {
    const one = await inReview()
    for (const plan of [{ archive_at: at(-MINUTE_MS) }, { publish_at: at(2 * MINUTE_MS), archive_at: at(MINUTE_MS) }]) {
      expect((await call('POST', `news/${one.id}/publish/`, plan)).body).toMatchObject({
        fields: { archive_at: ['out_of_range'] },
      })
    }
  })
})

describe('many at once', () => {
  it('each goes its way; the refused are named with the reason', async () => {
    const [draft, review, safety] = [await begun(), await inReview(), await inReview('news', { safety: true })]
    const ids = [draft.id, review.id, safety.id, '019a0000-0000-7000-8000-000000000000']
    const { body } = await call('POST', 'news/bulk/', { ids, action: 'publish' })
    expect(body).toEqual({
      done: [review.id],
      refused: [
        { id: draft.id, code: 'changed_meanwhile' },
        { id: safety.id, code: 'second_person' },
        { id: ids[3], code: 'not_found' },
      ],
    })
    expect((await call('POST', 'news/bulk/', { ids, action: 'archive' })).body.done).toEqual([review.id])
    expect((await call('POST', 'news/bulk/', { ids, action: 'return' })).body.done).toEqual([safety.id])
    expect((await call('POST', 'news/bulk/', { ids, action: 'review' })).body.done).toEqual([draft.id, safety.id])
  })
})

describe('every node', () => {
  it('hears of what the public now sees differently, and of nothing else', async () => {
    const heard: unknown[] = []
    const stop = app.platform.hub.subscribe(contentChanged, 'all', (change) => heard.push(change))
    const one = await inReview()
    expect(heard).toEqual([])
    await call('POST', `news/${one.id}/publish/`, {})
    expect(heard).toEqual([{ what: 'news' }])
    await call('PUT', 'news/order/', { ids: [one.id] })
    await call('POST', `news/${one.id}/archive/`)
    expect(heard).toHaveLength(3)
    stop()
  })
})
