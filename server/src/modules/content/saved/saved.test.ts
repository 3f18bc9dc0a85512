import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCourses, resourceItem } from '../../../../test/learning-items.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { v7 } from '../../../platform/crypto/ids.ts'
import { addPublishedItems } from '../live/published-items.service.ts'

describe('saved things', () => {
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

  const save = (type: string, object_id: string, token = lola) =>
    test.call('POST', '/api/v1/saved/', { token, body: { type, object_id } })
  const list = async (query = '', token = lola) => (await test.call('GET', `/api/v1/saved/${query}`, { token, lang: 'ru' })).body

  it('are new once, and the same one afterwards', async () => {
    const first = await save('lesson', made.lessons[0])
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({
      type: 'lesson',
      object_id: made.lessons[0],
      object: { path: '/learn/chegaralar/birinchi' },
    })
    const again = await save('lesson', made.lessons[0])
    expect([again.status, again.body]).toEqual([200, first.body])
  })

  it('of all kinds stand in one list, the latest first, in the asked language and each with its page', async () => {
    await save('course', made.courses[1])
    await save('resource', made.resource)
    const { count, results } = await list()
    expect(count).toBe(3)
    expect(results.map(({ object }: { object: { path: string } }) => object.path)).toEqual([
      '/resources#reja',
      '/learn/qisqa',
      '/learn/chegaralar/birinchi',
    ])
    expect(results[1].object).toMatchObject({ title: 'Название qisqa', lang: 'ru' })
    expect((await list('?type=course')).count).toBe(1)
    expect((await list('?page_size=1&page=2')).results[0].type).toBe('course')
  })

  it('are a person’s own: nobody else sees or removes them', async () => {
    const [mine] = (await list()).results
    expect((await list('', other)).count).toBe(0)
    expect((await test.call('DELETE', `/api/v1/saved/${mine.id}/`, { token: other })).status).toBe(404)
    expect((await test.call('GET', '/api/v1/saved/')).status).toBe(401)
    expect((await test.call('POST', '/api/v1/saved/', { body: { type: 'lesson', object_id: made.lessons[0] } })).status).toBe(401)
    const { access } = await test.signIn('counsellor@himoya.test')
    expect((await test.call('GET', '/api/v1/saved/', { token: access })).status).toBe(401)
  })

  it('are removed once', async () => {
    const { body } = await save('lesson', made.lessons[1])
    const remove = () => test.call('DELETE', `/api/v1/saved/${body.id}/`, { token: lola })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
  })

  it('are things that are there, of the kind that is said', async () => {
    expect((await save('lesson', v7())).status).toBe(404)
    expect((await save('course', made.lessons[0])).status).toBe(404)
    expect((await save('faq', made.lessons[0])).status).toBe(422)
    expect((await list('?type=faq')).code).toBe('invalid')
  })

  it('what was taken from the site stays in the list without a name', async () => {
    await save('course', made.courses[2])
    await test.platform.db.deleteFrom('content_live').where('item_id', '=', made.courses[2]).execute()
    expect((await list()).results[0]).toMatchObject({ object_id: made.courses[2], object: null })
    expect((await test.call('DELETE', `/api/v1/saved/${(await list()).results[0].id}/`, { token: lola })).status).toBe(204)
  })

  it('of one page those that are saved are named', async () => {
    const items = [
      { type: 'lesson', object_id: made.lessons[0] },
      { type: 'lesson', object_id: made.lessons[2] },
    ]
    const rowsOf = async (token: string) => (await test.call('POST', '/api/v1/saved/marks/', { token, body: { items } })).body
    expect((await rowsOf(lola)).map((mark: { object_id: string }) => mark.object_id)).toEqual([made.lessons[0]])
    expect(await rowsOf(other)).toEqual([])
  })

  it('a guest’s own list is shown to whoever has it, and is written down nowhere', async () => {
    const items = [
      { type: 'lesson', object_id: made.lessons[0] },
      { type: 'news', object_id: v7() },
    ]
    const { body, headers } = await test.call('POST', '/api/v1/saved/shown/', { body: { items } })
    expect(body).toMatchObject([{ object: { title: 'Nomi birinchi' } }, { object: null }])
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await test.call('POST', '/api/v1/saved/shown/', { body: { items: [] } })).status).toBe(422)
  })

  it('a guest’s list goes into the account in its order, and only what is new and there', async () => {
    const items = [made.lessons[2], made.lessons[1], made.lessons[2], v7()].map((object_id) => ({ type: 'lesson', object_id }))
    await save('lesson', made.lessons[1], other)
    const merged = await test.call('POST', '/api/v1/saved/merge/', { token: other, body: { items } })
    expect(merged.body).toEqual({ added: 1, left_out: 1 })
    expect((await list('', other)).count).toBe(2)
  })

  it('are five hundred at most; the next is refused until one is removed', async () => {
    const { platform } = test
    const extra = Array.from({ length: 501 }, (_, place) => resourceItem(v7(), `extra-${place}`, null))
    await addPublishedItems(platform, platform.db, extra)
    const refs = extra.map(({ id }) => ({ type: 'resource', object_id: id }))
    const { count } = await list()
    for (let from = 0; from < 500; from += 100) {
      await test.call('POST', '/api/v1/saved/merge/', { token: lola, body: { items: refs.slice(from, from + 100) } })
    }
    expect((await list()).count).toBe(500)
    const last = refs[500]!
    const refused = await save(last.type, last.object_id)
    expect([refused.status, refused.body.code]).toEqual([409, 'too_many_saved'])
    // One that is there already is no further one.
    expect((await save('lesson', made.lessons[0])).status).toBe(200)
    const merged = await test.call('POST', '/api/v1/saved/merge/', { token: lola, body: { items: [last] } })
    expect(merged.body).toEqual({ added: 0, left_out: 1 })
    const [newest] = (await list()).results
    await test.call('DELETE', `/api/v1/saved/${newest.id}/`, { token: lola })
    const answers = await Promise.all([last, refs[500 - count]!, refs[499]!].map((ref) => save(ref.type, ref.object_id)))
    expect((await list()).count).toBe(500)
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1)
  })

  it('stand in the own export and go with the account', async () => {
    const exported = (await test.call('GET', '/api/v1/auth/export/', { token: lola })).body
    expect(exported.saved).toHaveLength(500)
    await test.call('DELETE', '/api/v1/auth/', { token: lola, body: { password: 'himoya-demo-2026' } })
    const rows = await test.platform.db.selectFrom('saved_item').select('id').execute()
    expect(rows).toHaveLength(2)
  })
})
