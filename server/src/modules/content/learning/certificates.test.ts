import { DAY_MS, tashkentDay } from '@himoya/contract/tashkent'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCourses } from '../../../../test/learning-items.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'

const NAME = 'Nodira Karimova'

describe('certificates', () => {
  let test: TestApp
  let made: Awaited<ReturnType<typeof addCourses>>
  let lola: string
  let other: string
  beforeAll(async () => {
    test = await startTestApp({ cast: true })
    made = await addCourses(test.platform)
    lola = (await test.signIn('lola')).access
    other = (await test.signIn('+998901234567')).access
  })
  afterAll(() => test.close())

  const ask = (token: string | undefined, course: string, name = NAME) =>
    test.call('POST', `/api/v1/course/${course}/certificate/`, { ...(token && { token }), body: { name } })
  const finish = async (token: string) => {
    for (const slug of ['birinchi', 'ikkinchi', 'uchinchi']) {
      await test.call('POST', `/api/v1/course/lesson/${slug}/progress/`, { token, body: { state: 'done' } })
    }
  }
  const bears = async (code: string, name: string) =>
    (await test.call('POST', `/api/v1/course/certificate/${code}/name/`, { body: { name } })).body
  const check = (code: string, lang: 'uz' | 'ru' = 'uz') => test.call('GET', `/api/v1/course/certificate/${code}/`, { lang })

  it('are given once all lessons are done, not before, and never to a guest', async () => {
    await test.call('POST', '/api/v1/course/lesson/birinchi/progress/', { token: lola, body: { state: 'done' } })
    await test.call('POST', '/api/v1/course/lesson/ikkinchi/progress/', { token: lola, body: { state: 'started' } })
    const refused = await ask(lola, 'chegaralar')
    expect([refused.status, refused.body.code]).toEqual([409, 'lessons_left'])
    expect((await ask(undefined, 'chegaralar')).status).toBe(401)
    await finish(lola)
    const given = await ask(lola, 'chegaralar')
    expect(given.status).toBe(201)
    expect(given.body).toMatchObject({
      name: NAME,
      course: { title: 'Nomi chegaralar', slug: 'chegaralar', minutes: 12, lesson_count: 3 },
      tested: false,
      url: expect.stringMatching(new RegExp(`/uz/certificate/${given.body.code}$`)),
    })
    expect(given.body.code).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}-[2-9a-z]{4}$/)
  })

  it('are not given for a course that gives none, or that is not there', async () => {
    await test.call('POST', '/api/v1/course/lesson/yolgiz/progress/', { token: lola, body: { state: 'done' } })
    expect((await ask(lola, 'qisqa')).status).toBe(404)
    expect((await ask(lola, 'none')).status).toBe(404)
  })

  it('are asked for twice and stay one; the name is put right for a day', async () => {
    const { body: first } = await ask(lola, 'chegaralar')
    const again = await ask(lola, 'chegaralar', 'Nodira Karimova-Aliyeva')
    expect([again.status, again.body.code]).toEqual([200, first.code])
    expect(await bears(first.code, 'Nodira Karimova-Aliyeva')).toEqual({ same: true })
    test.shiftClock(DAY_MS)
    const { access: later } = await test.signIn('lola')
    const late = await ask(later, 'chegaralar', 'Somebody Else')
    expect([late.status, late.body.code]).toEqual([409, 'too_late'])
    expect((await ask(later, 'chegaralar', 'Nodira Karimova-Aliyeva')).status).toBe(200)
    test.shiftClock(-DAY_MS)
  })

  it('of fifty askings at once one is made', async () => {
    await finish(other)
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(other, 'chegaralar', 'Aziz')))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.code)).size).toBe(1)
  })

  it('are checked by anybody who has the code, in their language and without a name; a wrong code finds nothing', async () => {
    const { body } = await ask(lola, 'chegaralar', 'Nodira Karimova-Aliyeva')
    const checked = await check(body.code, 'ru')
    expect(checked.body).toEqual({
      code: body.code,
      course: { title: 'Название chegaralar', slug: 'chegaralar', minutes: 12, lesson_count: 3 },
      tested: false,
      issued_on: tashkentDay(test.platform.now()),
    })
    // as people type it
    for (const code of [body.code.toUpperCase(), body.code.replaceAll('-', ''), body.code.replaceAll('-', '%20')])
      expect((await check(code)).body, code).toEqual((await check(body.code)).body)
    for (const code of ['2222-2222-2222', 'x', '..%2F..']) expect((await check(code)).status, code).toBe(404)
  })

  it('are listed for their owner alone', async () => {
    const list = async (token: string) => (await test.call('GET', '/api/v1/course/certificate/', { token })).body.results
    expect((await list(lola)).map(({ name }: { name: string }) => name)).toEqual(['Nodira Karimova-Aliyeva'])
    expect((await list(other)).map(({ name }: { name: string }) => name)).toEqual(['Aziz'])
  })

  it('a name must be one', async () => {
    for (const name of ['', 'a', '1234', 'x'.repeat(81)]) expect((await ask(lola, 'chegaralar', name)).status, name).toBe(422)
  })

  it('the name is sealed in the database', async () => {
    const { rows } = await test.platform.db
      .selectFrom('certificate')
      .selectAll()
      .execute()
      .then((found) => ({ rows: found.map((row) => JSON.stringify({ ...row, name: row.name.toString('latin1') })).join() }))
    expect(rows).toContain('chegaralar')
    expect(rows).not.toContain('Nodira')
  })

  it('a course that is taken away leaves them true, and the account takes them along', async () => {
    const { body } = await ask(other, 'chegaralar', 'Aziz')
    await test.platform.db.deleteFrom('content_live').where('item_id', '=', made.courses[0]).execute()
    expect((await check(body.code)).body.course).toMatchObject({ title: 'Nomi chegaralar', slug: null })
    await test.call('DELETE', '/api/v1/auth/', { token: other, body: { password: 'himoya-demo-2026' } })
    expect((await check(body.code)).status).toBe(404)
    expect((await test.call('POST', `/api/v1/course/certificate/${body.code}/name/`, { body: { name: 'Aziz' } })).status).toBe(
      404,
    )
  })
})
