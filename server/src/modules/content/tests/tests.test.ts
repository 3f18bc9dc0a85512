import { DAY_MS } from '@himoya/contract/tashkent'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { addTest, answersOf, SECRET, testItem } from '../../../../test/test-forms.ts'
import { addCourses } from '../../../../test/learning-items.ts'
import { buildJobs } from '../../../app.ts'
import { v7 } from '../../../platform/crypto/ids.ts'
import { listedContent } from '../site/listed.service.ts'
import { exportedResults, forgetResults } from './own-results.service.ts'

let app: TestApp
let child: Member
let other: Member
let editor: Member
let supervisor: Member
let knowledge: string
let self_check: string
let lesson: string
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'api=100000/1' } })
  const { lessons } = await addCourses(app.platform)
  ;[child, other] = [await join(app), await join(app)]
  ;[editor, supervisor] = [await join(app, 'editor'), await join(app, 'supervisor')]
  lesson = lessons[0]
  const bands = testItem('x').facts.bands
  const leading = [{ ...bands[0]!, steps: [{ to: 'lesson' as const, id: lesson }, ...bands[0]!.steps.slice(1)] }, bands[1]!]
  knowledge = await addTest(app.platform, testItem('bilim', { bands: leading }))
  self_check = await addTest(app.platform, testItem('holim', { kind: 'self_check', audiences: ['teen', 'child'] }))
})
afterAll(() => app.close())

const get = (path: string, who?: Member, lang: 'uz' | 'ru' | 'en' = 'uz') =>
  app.call('GET', `/api/v1/${path}`, { lang, ...(who && { token: who.token }) })
const answer = (test: string, answers: unknown, who?: Member, more: object = {}) =>
  app.call('POST', '/api/v1/result/', { body: { test, answers, ...more }, ...(who && { token: who.token }) })
const kept = async (): Promise<number> => (await app.platform.db.selectFrom('test_result').select('id').execute()).length

/** As a person sends their own answers and keeps them. */
async function resultOf(who: Member, test = knowledge, second = true) {
  const { status, body } = await answer(test, answersOf(second), who)
  expect(status).toBe(201)
  return body
}

describe('tests', () => {
  it('are listed by kind, audience and words, without their questions', async () => {
    const slugs = async (query: string) =>
      (await get(`test/${query}`)).body.results.map(({ slug }: { slug: string }) => slug).toSorted()
    expect(await slugs('')).toEqual(['bilim', 'holim'])
    expect(await slugs('?kind=self_check')).toEqual(['holim'])
    expect(await slugs('?audience=child')).toEqual(['holim'])
    expect(await slugs('?audience=parent')).toEqual([])
    expect(await slugs('?search=bilim')).toEqual(['bilim'])
    expect((await get('test/?kind=exam')).status).toBe(422)
    expect((await get('test/?kind=knowledge')).body.results[0]).toMatchObject({
      question_count: 3,
      minutes: 4,
      kind: 'knowledge',
    })
  })

  it('are read in the asked language, or the one that stands in for it', async () => {
    const { body } = await get('test/bilim/', undefined, 'ru')
    expect(body).toMatchObject({ id: knowledge, title: 'bilim ru', lang: 'ru', version: 1 })
    expect((await get(`test/${knowledge}/`, undefined, 'en')).body).toMatchObject({ title: 'bilim uz', lang: 'uz' })
    expect((await get('test/yoq/')).status).toBe(404)
    const { body: asked } = await get('test/question/?test=bilim', undefined, 'ru')
    expect(asked).toMatchObject({ test: knowledge, version: 1, lang: 'ru' })
    expect(asked.questions[2]).toEqual({
      key: 'q3',
      pick: 'scale',
      text: 'Savol q3 ru',
      options: ['a', 'b', 'c'].map((key) => ({ key, text: `Javob ${key} ru`, help: key === 'c' })),
    })
    expect((await get(`test/question/?test=${knowledge}`)).body.questions).toHaveLength(3)
    expect((await get('test/question/?test=yoq')).status).toBe(404)
    expect((await get('test/question/')).status).toBe(422)
  })

  it('are found by search and saved, and lead to their page', async () => {
    const { body } = await get('search/?q=holim')
    expect(body.results[0]).toMatchObject({ type: 'test', path: 'tests/holim' })
    const saved = await app.call('POST', '/api/v1/saved/', { token: child.token, body: { type: 'test', object_id: knowledge } })
    expect(saved.body.object).toMatchObject({ path: '/tests/bilim' })
    const listed = await listedContent(app.platform)
    expect(listed.find(({ path }) => path === 'tests/bilim')?.languages).toEqual(['uz', 'ru'])
  })
})

describe('a guest’s answers', () => {
  it('are scored and explained, and nothing of them is kept', async () => {
    const before = await kept()
    const { status, body } = await answer(knowledge, answersOf(false))
    expect(status).toBe(201)
    expect(body).toMatchObject({ id: null, score: 2, max: 3, tone: 'care', shared_at: null, version: 1 })
    expect(body.advice).toBe(`${SECRET.advice} past uz`)
    expect(body.questions[1]).toMatchObject({ right: false, explanation: `${SECRET.explanation} q2 uz` })
    expect(body.questions[1].options.map(({ chosen, right }: any) => [chosen, right])).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ])
    expect(await kept()).toBe(before)
  })

  it('are not kept under a key for repeats either', async () => {
    const headers = { 'idempotency-key': 'a'.repeat(40) }
    await app.call('POST', '/api/v1/result/', { body: { test: knowledge, answers: answersOf() }, headers })
    expect(await app.platform.db.selectFrom('idempotency_key').selectAll().execute()).toEqual([])
  })

  it('to a self-check come to points, with nothing right or wrong', async () => {
    const { body } = await answer(self_check, answersOf())
    expect(body).toMatchObject({ score: 7, max: 28, test: { kind: 'self_check', slug: 'holim' } })
    expect(
      body.questions.every(({ right, options }: any) => right === null && options.every((one: any) => one.right === null)),
    ).toBe(true)
  })

  it('are refused by their field when they do not fit, and tell nothing', async () => {
    const { status, body } = await answer(knowledge, [{ question: 'q1', options: ['z'] }])
    expect([status, body.code]).toEqual([422, 'invalid'])
    expect(body.fields).toEqual({
      'answers.0.options.0': ['not_allowed'],
      'answers.q2': ['required'],
      'answers.q3': ['required'],
    })
    expect((await answer(v7(), answersOf())).status).toBe(404)
    expect((await answer(lesson, answersOf())).status).toBe(404)
  })
})

describe('next steps', () => {
  it('lead to what is published, by its name and page', async () => {
    const { body } = await app.call('POST', '/api/v1/result/', {
      lang: 'ru',
      body: { test: knowledge, answers: answersOf(false) },
    })
    expect(body.next_steps).toEqual([
      { to: 'lesson', title: 'Название birinchi', path: 'learn/chegaralar/birinchi' },
      { to: 'numbers', title: 'Номера помощи', path: 'numbers' },
      { to: 'places', title: 'Где помогают', path: 'places' },
    ])
    const { body: best } = await answer(knowledge, answersOf())
    expect(best.next_steps[1]).toEqual({ to: 'chat', title: 'Maslahatchiga yozish', path: null })
  })

  it('lead to the lessons where a content is gone', async () => {
    await app.platform.db.deleteFrom('content_live').where('item_id', '=', lesson).execute()
    const { body } = await answer(knowledge, answersOf(false))
    expect(body.next_steps[0]).toEqual({ to: 'learn', title: 'Darslar', path: 'learn' })
  })
})

describe('a signed-in person’s result', () => {
  it('is kept sealed: nothing of it is read in the database', async () => {
    const { id } = await resultOf(child)
    const row = await app.platform.db.selectFrom('test_result').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(Object.keys(row).toSorted()).toEqual(['account_id', 'body', 'created_at', 'id', 'shared_at', 'test_id', 'version'])
    expect(row.body.includes('answers')).toBe(false)
    expect((await get(`result/${id}/`, child)).body).toMatchObject({ id, score: 3, max: 3, tone: 'good' })
  })

  it('sent again with the same answers is the same one; with others, or later, another', async () => {
    const first = await resultOf(child)
    expect((await resultOf(child)).id).toBe(first.id)
    const second = await resultOf(child, knowledge, false)
    expect(second.id).not.toBe(first.id)
    const before = new Date(app.platform.now().getTime() - 11 * 60_000)
    await app.platform.db.updateTable('test_result').set({ created_at: before }).where('account_id', '=', child.id).execute()
    expect((await resultOf(child, knowledge, false)).id).not.toBe(second.id)
  })

  it('is listed newest first, of one test or all', async () => {
    const who = await join(app)
    await resultOf(who)
    await resultOf(who, self_check)
    const { body } = await get('result/', who, 'ru')
    expect(body.count).toBe(2)
    expect(body.results.map(({ test }: any) => test.title)).toEqual(['holim ru', 'bilim ru'])
    expect((await get(`result/?test=${knowledge}&page_size=1`, who)).body).toMatchObject({ count: 1, next: null })
    expect(Object.keys(body.results[0])).not.toContain('questions')
  })

  it('is nobody else’s: not read, shared or deleted by another, a guest or the team', async () => {
    const { id } = await resultOf(child)
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', 'share/'],
    ] as const) {
      const ask = (who?: Member) => app.call(method, `/api/v1/result/${id}/${path}`, who ? { token: who.token } : {})
      expect((await ask(other)).status).toBe(404)
      expect((await app.call(method, `/api/v1/result/${v7()}/${path}`, { token: other.token })).status).toBe(404)
      for (const who of [undefined, editor, supervisor]) expect((await ask(who)).status).toBe(401)
    }
    expect((await get('result/')).status).toBe(401)
    expect((await get('result/', supervisor)).status).toBe(401)
    expect((await get(`result/${id}/`, child)).status).toBe(200)
  })

  it('is deleted once, and for ever', async () => {
    const { id } = await resultOf(await join(app).then((who) => (other = who)))
    const remove = () => app.call('DELETE', `/api/v1/result/${id}/`, { token: other.token })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    expect((await get('result/', other)).body.count).toBe(0)
    expect((await app.call('POST', `/api/v1/result/${id}/share/`, { token: other.token })).status).toBe(404)
  })

  it('lies behind the curtain of a reset by SMS, in the list, alone and in the export', async () => {
    const who = await join(app)
    const { id } = await resultOf(who)
    const { db } = app.platform
    const exported = async () => (await exportedResults(app.platform, who.id, 'uz')).length
    expect(await exported()).toBe(1)
    await db
      .updateTable('account')
      .set({ curtain_before: new Date(app.platform.now().getTime() + 1) })
      .where('id', '=', who.id)
      .execute()
    expect((await get('result/', who)).body.count).toBe(0)
    for (const path of ['', 'share/'] as const)
      expect((await app.call(path ? 'POST' : 'GET', `/api/v1/result/${id}/${path}`, { token: who.token })).status).toBe(404)
    expect((await app.call('DELETE', `/api/v1/result/${id}/`, { token: who.token })).status).toBe(404)
    expect(await exported()).toBe(0)
    await db.updateTable('account').set({ curtain_before: null }).where('id', '=', who.id).execute()
    expect((await get('result/', who)).body.count).toBe(1)
  })

  it('goes with the account', async () => {
    const who = await join(app)
    await resultOf(who)
    await forgetResults(app.platform.db, who.id)
    const rows = await app.platform.db.selectFrom('test_result').select('id').where('account_id', '=', who.id).execute()
    expect(rows).toEqual([])
  })

  it('of a self-check goes after a year, of a knowledge test it stays', async () => {
    const who = await join(app)
    await resultOf(who)
    await resultOf(who, self_check)
    const sweep = () => buildJobs(app.platform).handlers['tests.sweep']!({}, {} as never)
    app.shiftClock(364 * DAY_MS)
    await sweep()
    const left = async () => {
      const rows = await app.platform.db.selectFrom('test_result').select('test_id').where('account_id', '=', who.id).execute()
      return rows.map(({ test_id }) => test_id).toSorted()
    }
    expect(await left()).toEqual([knowledge, self_check].toSorted())
    app.shiftClock(2 * DAY_MS)
    await sweep()
    expect(await left()).toEqual([knowledge])
    app.shiftClock(-366 * DAY_MS)
  })
})

describe('showing it to the counsellor', () => {
  it('is one message of the person’s own, without the answers, however often it is sent', async () => {
    const who = await join(app)
    const { id } = await resultOf(who, knowledge, false)
    const share = () => app.call('POST', `/api/v1/result/${id}/share/`, { token: who.token, lang: 'ru' })
    const [one, two] = await Promise.all([share(), share()])
    expect([one.status, two.status]).toEqual([200, 200])
    expect((await share()).body.shared_at).toBe(one.body.shared_at ?? two.body.shared_at)
    const chat = (await get('chat/', who)).body[0]
    const { body } = await get(`message/${chat.id}/`, who)
    expect(body.map(({ message, is_admin }: any) => ({ message, is_admin }))).toEqual([
      { message: `Мой результат теста «bilim ru». Верных ответов: 2/3. Итог: «${SECRET.band} past ru».`, is_admin: false },
    ])
    expect((await get(`result/${id}/`, who)).body.shared_at).not.toBeNull()
  })

  it('of a self-check tells what it came to and no points', async () => {
    const who = await join(app)
    const { id } = await resultOf(who, self_check)
    await app.call('POST', `/api/v1/result/${id}/share/`, { token: who.token })
    const chat = (await get('chat/', who)).body[0]
    const [{ message }] = (await get(`message/${chat.id}/`, who)).body
    expect(message).toBe(`«holim uz» savollariga javob berdim. Natija: «${SECRET.band} past uz».`)
  })
})

describe('a newer version', () => {
  const staff = (method: string, path: string, who: Member, body?: unknown) =>
    app.call(method, `/api/v1/staff/content/test/${path}`, { token: who.token, ...(body === undefined ? {} : { body }) })

  it('leaves those who began with the one before their score; a draft is answered by nobody', async () => {
    const id = await addTest(app.platform, testItem('yangilanadi'))
    const one = (await staff('GET', `${id}/`, editor)).body
    const turned = one.facts.questions.map((question: any) =>
      question.key === 'q1' ? { ...question, options: question.options.map((o: any) => ({ ...o, right: !o.right })) } : question,
    )
    const texts = { ...one.texts, en: {} }
    const draft = await staff('PUT', `${id}/`, editor, {
      version: 1,
      slug: one.slug,
      safety: false,
      facts: { ...one.facts, questions: turned },
      texts,
    })
    expect(draft.body).toMatchObject({ version: 2, live_version: 1 })
    expect((await answer(id, answersOf(), child, { version: 2 })).status).toBe(404)
    expect((await answer(id, answersOf(), undefined, { version: 2 })).status).toBe(404)
    await staff('POST', `${id}/review/`, editor)
    expect((await staff('POST', `${id}/publish/`, supervisor, {})).status).toBe(200)
    expect((await get(`test/question/?test=${id}`)).body.version).toBe(2)
    expect((await answer(id, answersOf(), child, { version: 1 })).body).toMatchObject({ version: 1, score: 3 })
    expect((await answer(id, answersOf(), child, { version: 2 })).body).toMatchObject({ version: 2, score: 2 })
    expect((await answer(id, answersOf(), child)).body).toMatchObject({ version: 2 })
    expect((await answer(id, answersOf(), child, { version: 3 })).status).toBe(404)
  })

  it('or the end of a test leaves its results to be read', async () => {
    const id = await addTest(app.platform, testItem('tugaydi'))
    const result = await resultOf(child, id)
    expect((await staff('POST', `${id}/archive/`, editor)).status).toBe(200)
    expect((await answer(id, answersOf(), child)).status).toBe(404)
    expect((await get(`result/${result.id}/`, child)).body).toMatchObject({ test: { slug: null, title: 'tugaydi uz' }, score: 3 })
  })
})

it('answering has its limits: of an address, of a person, and of what is shown to a counsellor', async () => {
  const limits = 'api=100000/1,results_address=5/3600,results_person=2/3600,results_share=1/3600'
  const narrow = await startTestApp({ env: { LIMITS: limits } })
  const id = await addTest(narrow.platform, testItem('cheklangan'))
  const { token } = await join(narrow)
  const send = (who: object, second = true) =>
    narrow.call('POST', '/api/v1/result/', { body: { test: id, answers: answersOf(second) }, ...who })
  const ids = [(await send({ token })).body.id, (await send({ token }, false)).body.id]
  expect(await send({ token })).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect([(await send({})).status, (await send({})).status, (await send({})).status]).toEqual([201, 201, 429])
  const share = (one: string) => narrow.call('POST', `/api/v1/result/${one}/share/`, { token })
  expect([(await share(ids[0])).status, (await share(ids[0])).status, (await share(ids[1])).status]).toEqual([200, 200, 429])
  await narrow.close()
})
