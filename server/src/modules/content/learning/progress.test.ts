import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCourses } from '../../../../test/learning-items.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { v7 } from '../../../platform/crypto/ids.ts'

describe('how far a person is', () => {
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

  const progress = (token: string, lesson: string, body: object) =>
    test.call('POST', `/api/v1/course/lesson/${lesson}/progress/`, { token, body })
  const own = async (token: string, query = '') => (await test.call('GET', `/api/v1/course/progress/${query}`, { token })).body

  it('is begun, kept with its place, and done; done stays done', async () => {
    expect((await progress(lola, 'birinchi', { state: 'started', position: 30 })).body).toMatchObject({
      lesson_id: made.lessons[0],
      course_id: made.courses[0],
      state: 'started',
      position: 30,
      feedback: [],
    })
    expect((await progress(lola, made.lessons[0], { state: 'done' })).body).toMatchObject({ state: 'done', position: 30 })
    expect((await progress(lola, 'birinchi', { state: 'started', position: 5 })).body).toMatchObject({
      state: 'done',
      position: 5,
    })
  })

  it('is seen by that person alone', async () => {
    await progress(lola, 'yolgiz', { state: 'started' })
    expect((await own(lola)).count).toBe(2)
    expect((await own(lola, '?course=qisqa')).results).toMatchObject([{ lesson_id: made.lessons[3] }])
    expect((await own(other)).count).toBe(0)
    const counsellor = (await test.signIn('counsellor@himoya.test')).access
    const editor = (await test.signIn('editor@himoya.test')).access
    for (const token of [counsellor, editor]) {
      expect((await test.call('GET', '/api/v1/course/progress/', { token })).status).toBe(401)
    }
    expect((await test.call('GET', '/api/v1/course/progress/')).status).toBe(401)
  })

  it('cannot be told of what is not there, nor by a guest, nor in other words', async () => {
    expect((await progress(lola, v7(), { state: 'done' })).status).toBe(404)
    expect((await test.call('POST', '/api/v1/course/lesson/birinchi/progress/', { body: { state: 'done' } })).status).toBe(401)
    for (const body of [{ state: 'half' }, { state: 'done', position: -1 }, { state: 'done', seconds: 3 }, {}]) {
      expect((await progress(lola, 'birinchi', body)).status, JSON.stringify(body)).toBe(422)
    }
  })

  it('what a person says of a lesson replaces what they said before, and can be taken back', async () => {
    const say = (tags: string[]) => test.call('POST', '/api/v1/course/lesson/ikkinchi/feedback/', { token: lola, body: { tags } })
    expect((await say(['clear', 'hard', 'clear'])).body.feedback).toEqual(['clear', 'hard'])
    expect((await say(['about_me'])).body).toMatchObject({ feedback: ['about_me'], state: 'started' })
    expect((await say([])).body.feedback).toEqual([])
    expect((await say(['boring'])).status).toBe(422)
    await say(['hard'])
  })

  it('editors read numbers of ten people and more, never a person', async () => {
    const { access } = await test.signIn('editor@himoya.test')
    const read = async () => (await test.call('GET', '/api/v1/staff/learning/voices/', { token: access })).body.results
    expect(await read()).toEqual([
      {
        lesson_id: made.lessons[1],
        title: 'Nomi ikkinchi',
        people: null,
        tags: { clear: null, about_me: null, too_long: null, hard: null },
      },
    ])
    await sayAsTen(test, made.lessons[1])
    expect((await read())[0]).toMatchObject({ people: 11, tags: { clear: 10, hard: null } })
    const { access: counsellor } = await test.signIn('counsellor@himoya.test')
    expect((await test.call('GET', '/api/v1/staff/learning/voices/', { token: counsellor })).status).toBe(403)
  })

  it('stands in the person’s own export and goes with the account', async () => {
    const exported = (await test.call('GET', '/api/v1/auth/export/', { token: lola })).body
    expect(exported.learning.lessons.map((one: { lesson_id: string }) => one.lesson_id).toSorted()).toEqual(
      [made.lessons[0], made.lessons[1], made.lessons[3]].toSorted(),
    )
    const { db } = test.platform
    const me = exported.user.id
    const rows = () => db.selectFrom('lesson_progress').select('account_id').where('account_id', '=', me).execute()
    expect(await rows()).toHaveLength(3)
    const gone = await test.call('DELETE', '/api/v1/auth/', { token: lola, body: { password: 'himoya-demo-2026' } })
    expect(gone.status).toBe(204)
    expect(await rows()).toHaveLength(0)
  })
})

/** Ten more people, all of one mind. */
async function sayAsTen({ platform }: TestApp, lesson_id: string): Promise<void> {
  const { db } = platform
  const { id: _, ...account } = await db
    .selectFrom('account')
    .selectAll()
    .where('role', '=', 'user')
    .limit(1)
    .executeTakeFirstOrThrow()
  const accounts = Array.from({ length: 10 }, () => ({
    ...account,
    id: v7(),
    login_index: Buffer.from(v7()),
    key_id: null,
    deleted_at: platform.now(),
  }))
  await db.insertInto('account').values(accounts).execute()
  await db
    .insertInto('lesson_progress')
    .values(
      accounts.map(
        ({ id }) => ({ account_id: id, lesson_id, state: 'done', feedback: ['clear'], updated_at: platform.now() }) as const,
      ),
    )
    .execute()
}
