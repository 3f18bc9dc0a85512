import { CERTIFICATE_PERCENT, isEnoughForCertificate, neededForCertificate } from '@himoya/contract/content/learning-lists'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPublishedItems } from '../live/published-items.service.ts'
import { join, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { categoryItem, courseItem, lessonItem } from '../../../../test/learning-items.ts'
import { addTest, answersOf, testItem } from '../../../../test/test-forms.ts'
import { v7 } from '../../../platform/crypto/ids.ts'

it('takes four fifths of the questions, in whole ones', () => {
  expect([CERTIFICATE_PERCENT, ...[3, 5, 8, 10].map(neededForCertificate)]).toEqual([80, 3, 4, 7, 8])
  expect(isEnoughForCertificate({ score: 7, max: 8 })).toBe(true)
  expect(isEnoughForCertificate({ score: 6, max: 8 })).toBe(false)
})

describe('a course that names a test', () => {
  let app: TestApp
  const scenario = v7()
  const course = v7()
  const lesson = v7()
  beforeAll(async () => {
    app = await startTestApp({ env: { LIMITS: 'api=100000/1' } })
    const { platform } = app
    const category = v7()
    await addTest(platform, testItem('vaziyatlar', {}, scenario))
    await addPublishedItems(platform, platform.db, [categoryItem(category, 'ustozlar')])
    const facts = { category, certificate: true, certificate_test: scenario }
    await addPublishedItems(platform, platform.db, [courseItem(course, 'sezish', facts)])
    await addPublishedItems(platform, platform.db, [lessonItem(lesson, 'belgilar-darsi', course)])
  })
  afterAll(() => app.close())

  const finish = (one: Member) =>
    app.call('POST', '/api/v1/course/lesson/belgilar-darsi/progress/', { token: one.token, body: { state: 'done' } })
  const ask = (one: Member) =>
    app.call('POST', '/api/v1/course/sezish/certificate/', { token: one.token, body: { name: 'Nodira Karimova' } })
  const answer = (one: Member | undefined, all_right: boolean) =>
    app.call('POST', '/api/v1/result/', {
      ...(one && { token: one.token }),
      body: { test: scenario, answers: answersOf(all_right) },
    })
  const newcomer = async (): Promise<Member> => {
    const one = await join(app)
    await finish(one)
    return one
  }
  const codeOf = async (one: Member) => {
    const { status, body } = await ask(one)
    return [status, body.code]
  }

  it('says so before, on its page', async () => {
    const { body } = await app.call('GET', '/api/v1/course/sezish/', { lang: 'ru' })
    expect(body.certificate_test).toEqual({ id: scenario, slug: 'vaziyatlar', title: 'vaziyatlar ru', question_count: 3 })
  })

  it('gives its certificate for all lessons and the test, never for one of the two', async () => {
    const one = await newcomer()
    expect(await codeOf(one)).toEqual([409, 'test_left'])
    await answer(one, true)
    const given = await ask(one)
    expect([given.status, given.body.tested]).toEqual([201, true])
    const checked = await app.call('GET', `/api/v1/course/certificate/${given.body.code}/`)
    expect(checked.body.tested).toBe(true)
    const tested = await join(app)
    await answer(tested, true)
    expect(await codeOf(tested)).toEqual([409, 'lessons_left'])
  })

  it('does not give it for too few right answers; how many are missing and what to read again is said, and it may be repeated', async () => {
    const one = await newcomer()
    const courses = [
      { slug: 'sezish', title: 'Nomi sezish', lessons: [{ slug: 'belgilar-darsi', title: 'Nomi belgilar-darsi' }] },
    ]
    expect((await answer(one, false)).body.certificate).toEqual({ needed: 3, missing: 1, courses })
    expect(await codeOf(one)).toEqual([409, 'test_left'])
    expect((await answer(one, true)).body.certificate).toEqual({ needed: 3, missing: 0, courses })
    // what was passed stays passed, whatever comes out later
    await answer(one, false)
    expect((await ask(one)).status).toBe(201)
  })

  it('believes its own scores alone: not a browser, not a guest’s result, not another person’s', async () => {
    const one = await newcomer()
    const other = await join(app)
    await answer(other, true)
    await answer(undefined, true)
    for (const claim of [{ score: 3 }, { passed: true }, { result: v7() }]) {
      const { status } = await app.call('POST', '/api/v1/course/sezish/certificate/', {
        token: one.token,
        body: { name: 'Nodira Karimova', ...claim },
      })
      expect(status).toBe(422)
    }
    expect(await codeOf(one)).toEqual([409, 'test_left'])
  })

  it('no longer knows of a result that was deleted; a certificate that was given stays', async () => {
    const one = await newcomer()
    const remove = async () => {
      const { body } = await answer(one, true)
      await app.call('DELETE', `/api/v1/result/${body.id}/`, { token: one.token })
    }
    await remove()
    expect(await codeOf(one)).toEqual([409, 'test_left'])
    await answer(one, true)
    const given = await ask(one)
    const kept = await app.call('GET', '/api/v1/result/', { token: one.token })
    await app.call('DELETE', `/api/v1/result/${kept.body.results[0].id}/`, { token: one.token })
    expect(await codeOf(one)).toEqual([200, given.body.code])
  })

  it('finds a pass behind many later tries', async () => {
    const one = await newcomer()
    await answer(one, true)
    const wrong = answersOf(false).map((given) => (given.question === 'q1' ? { ...given, options: ['b'] } : given))
    for (let times = 0; times < 12; times++) {
      await answer(one, false)
      await app.call('POST', '/api/v1/result/', { token: one.token, body: { test: scenario, answers: wrong } })
    }
    expect((await app.call('GET', '/api/v1/result/', { token: one.token })).body.count).toBe(25)
    expect((await ask(one)).status).toBe(201)
  })

  it('stays with whoever was given it, and its name may be put right, when the course gets a lesson more', async () => {
    const one = await newcomer()
    await answer(one, true)
    const given = await ask(one)
    const more = v7()
    await addPublishedItems(app.platform, app.platform.db, [lessonItem(more, 'yangi-dars', course)])
    const mended = await app.call('POST', '/api/v1/course/sezish/certificate/', {
      token: one.token,
      body: { name: 'Nodira Karimova-Aliyeva' },
    })
    expect([mended.status, mended.body.code, mended.body.course.lesson_count]).toEqual([200, given.body.code, 1])
    const late = await newcomer()
    await answer(late, true)
    expect(await codeOf(late)).toEqual([409, 'lessons_left'])
    await app.platform.db.deleteFrom('content_live').where('item_id', '=', more).execute()
  })

  it('takes what was passed in an older version, but not what is in no version right', async () => {
    const one = await newcomer()
    const editor = await join(app, 'editor')
    const supervisor = await join(app, 'supervisor')
    await answer(one, true)
    const path = `/api/v1/staff/content/test/${scenario}/`
    const { body: now } = await app.call('GET', path, { token: editor.token })
    const questions = now.facts.questions.map((question: { key: string; options: { right: boolean }[] }) =>
      question.key === 'q1' ? { ...question, options: question.options.map((o) => ({ ...o, right: !o.right })) } : question,
    )
    const edited = {
      slug: now.slug,
      safety: false,
      version: 1,
      facts: { ...now.facts, questions },
      texts: { ...now.texts, en: {} },
    }
    expect((await app.call('PUT', path, { token: editor.token, body: edited })).status).toBe(200)
    await app.call('POST', `${path}review/`, { token: editor.token })
    expect((await app.call('POST', `${path}publish/`, { token: supervisor.token, body: {} })).status).toBe(200)
    const late = await newcomer()
    await answer(late, true)
    expect(await codeOf(late)).toEqual([409, 'test_left'])
    expect((await ask(one)).status).toBe(201)
  })
})
