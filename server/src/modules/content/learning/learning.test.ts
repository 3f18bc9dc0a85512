import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCourses } from '../../../../test/learning-items.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { v7 } from '../../../platform/crypto/ids.ts'

describe('courses and lessons', () => {
  let test: TestApp
  let made: Awaited<ReturnType<typeof addCourses>>
  const read = async (path: string, lang: 'uz' | 'ru' | 'en' = 'uz') =>
    (await test.call('GET', `/api/v1/course/${path}`, { lang })).body
  const slugs = ({ results }: { results: { slug: string }[] }) => results.map(({ slug }) => slug)
  const status = async (path: string) => (await test.call('GET', `/api/v1/course/${path}`)).status

  beforeAll(async () => {
    test = await startTestApp()
    made = await addCourses(test.platform)
  })
  afterAll(() => test.close())

  it('come in their groups, each with how many courses it has', async () => {
    const { count, results } = await read('category/')
    expect(count).toBe(2)
    expect(results.map((one: { slug: string; course_count: number }) => [one.slug, one.course_count])).toEqual([
      ['sirlar', 1],
      ['uy', 2],
    ])
  })

  it('come in the asked language, and in Uzbek where it is not written', async () => {
    const { results } = await read('?page_size=1', 'ru')
    expect(results[0]).toMatchObject({ title: 'Название chegaralar', lang: 'ru', lesson_count: 3, category: { slug: 'sirlar' } })
    expect((await read('chegaralar/', 'en')).lang).toBe('uz')
  })

  it('are found by group, audience and words, page by page', async () => {
    expect(slugs(await read('?category=uy'))).toEqual(['qisqa', 'bosh'])
    expect(slugs(await read(`?category=${made.groups[0]}`))).toEqual(['chegaralar'])
    expect(slugs(await read('?audience=teacher'))).toEqual(['chegaralar'])
    expect(slugs(await read('?search=qisqa'))).toEqual(['qisqa'])
    expect(slugs(await read("?search=so'zlar%20bosh"))).toEqual(['bosh'])
    const second = await read('?page=2&page_size=2&category=uy')
    expect(second).toMatchObject({ count: 2, next: null, results: [] })
    expect((await read('?page_size=2')).next).toBe('/api/v1/course/?page=2&page_size=2')
  })

  it('a filter that cannot be is refused, and names itself', async () => {
    for (const query of ['?category=none', '?audience=dog', '?page=0', '?page_size=101', '?colour=red', '?search=']) {
      expect(await status(query), query).toBe(422)
    }
    const { body } = await test.call('GET', '/api/v1/course/?category=none')
    expect(body.fields).toEqual({ category: ['not_allowed'] })
    expect(await status('lesson/?course=none')).toBe(422)
    expect(await status('resource/?lesson=none')).toBe(422)
  })

  it('a course brings its lessons in their order, by slug and by id', async () => {
    const course = await read('chegaralar/')
    expect(course.lessons.map((one: { slug: string; number: number }) => [one.slug, one.number])).toEqual([
      ['birinchi', 1],
      ['ikkinchi', 2],
      ['uchinchi', 3],
    ])
    expect(course.body).toEqual([{ type: 'paragraph', spans: [{ text: 'So‘zlar chegaralar' }] }])
    expect((await read(`${made.courses[0]}/`)).slug).toBe('chegaralar')
  })

  it('a lesson brings its text, its place, its transcript and its files', async () => {
    const lesson = await read('lesson/birinchi/')
    expect(lesson).toMatchObject({
      id: made.lessons[0],
      number: 1,
      course: { slug: 'chegaralar' },
      audiences: ['parent', 'teacher'],
      transcript: 'Matn birinchi',
      sound: null,
      video: null,
      resources: [{ slug: 'reja', lesson: { slug: 'birinchi', course_slug: 'chegaralar' }, file: null }],
    })
    expect((await read(`lesson/${made.lessons[1]}/`)).resources).toEqual([])
  })

  it('lessons and files are listed, of all courses or of one', async () => {
    expect(slugs(await read('lesson/'))).toEqual(['birinchi', 'ikkinchi', 'uchinchi', 'yolgiz'])
    expect(slugs(await read('lesson/?course=qisqa'))).toEqual(['yolgiz'])
    expect(await read('lesson/?page=2&page_size=3')).toMatchObject({ count: 4, next: null })
    expect(slugs(await read('resource/'))).toEqual(['reja'])
    expect(slugs(await read('resource/?lesson=ikkinchi'))).toEqual([])
  })

  it('what is not there is not found, whatever its address looks like', async () => {
    for (const path of ['none/', `${v7()}/`, 'A--B/', 'lesson/none/', `lesson/${v7()}/`, `lesson/${made.courses[0]}/`]) {
      expect(await status(path), path).toBe(404)
    }
  })

  it('a lesson of a course that was taken away is gone from everywhere', async () => {
    const { db } = test.platform
    await db.deleteFrom('content_live').where('item_id', '=', made.courses[1]).execute()
    expect(await status('lesson/yolgiz/')).toBe(404)
    expect(slugs(await read('lesson/'))).not.toContain('yolgiz')
    expect((await read('?category=uy')).count).toBe(1)
  })

  it('an unchanged answer costs a 304, and the two languages do not share it', async () => {
    const first = await test.call('GET', '/api/v1/course/chegaralar/', { lang: 'uz' })
    const etag = first.headers.get('etag')!
    const again = (lang: 'uz' | 'ru') =>
      test.call('GET', '/api/v1/course/chegaralar/', { lang, headers: { 'if-none-match': etag } })
    expect((await again('uz')).status).toBe(304)
    expect((await again('ru')).status).toBe(200)
    expect(first.headers.get('vary')).toContain('accept-language')
  })
})
