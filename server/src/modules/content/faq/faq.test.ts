import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { v7 } from '../../../platform/crypto/ids.ts'
import { addPublishedItems, type PublishedItem } from '../live/published-items.service.ts'

const [CHAT, HOME, EMPTY, FIRST] = [v7(), v7(), v7(), v7()]

const group = (id: string, slug: string): PublishedItem => ({
  id,
  type: 'faq_category',
  slug,
  facts: { niche: 'g', drawing: 'bubble' },
  texts: {
    uz: { title: `Guruh ${slug}`, summary: '' },
    ru: { title: `Группа ${slug}`, summary: '' },
    en: { title: '', summary: '' },
  },
})
const question = (slug: string, category: string, id = v7()): PublishedItem => ({
  id,
  type: 'faq',
  slug,
  facts: { category },
  texts: {
    uz: { title: `Savol ${slug}`, body: [{ type: 'paragraph', spans: [{ text: 'Javob' }] }] },
    ru: { title: '', body: [] },
    en: { title: '', body: [] },
  },
})

describe('frequent questions', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp({ cast: true })
    const { platform } = test
    await platform.db.deleteFrom('content_live').where('type', 'in', ['faq', 'faq_category']).execute()
    await addPublishedItems(platform, platform.db, [group(CHAT, 't-chat'), group(HOME, 't-home'), group(EMPTY, 't-empty')])
    await addPublishedItems(platform, platform.db, [
      question('t-three', HOME),
      question('t-one', CHAT, FIRST),
      question('t-two', CHAT),
    ])
  })
  afterAll(() => test.close())
  const read = async (query: string) => (await test.call('GET', `/api/v1/faq/${query}`)).body

  it('come by their groups, with the answer', async () => {
    const { count, results } = await read('')
    expect(count).toBe(3)
    expect(results.map(({ slug }: { slug: string }) => slug)).toEqual(['t-one', 't-two', 't-three'])
    expect(results[0]).toMatchObject({ category: 't-chat', body: [{ type: 'paragraph', spans: [{ text: 'Javob' }] }] })
    expect((await read('?page_size=1&page=3')).results[0].slug).toBe('t-three')
  })

  it('of one group alone; an unknown group has none, a wrong filter is refused', async () => {
    expect((await read('?category=t-home')).results).toHaveLength(1)
    expect((await read('?category=none')).count).toBe(0)
    expect((await test.call('GET', '/api/v1/faq/?category=A%20B')).status).toBe(422)
    expect((await test.call('GET', '/api/v1/faq/?kind=x')).status).toBe(422)
  })

  it('are found by their words, however they are spelt', async () => {
    const slugs = async (words: string) =>
      (await read(`?search=${encodeURIComponent(words)}`)).results.map(({ slug }: { slug: string }) => slug)
    expect(await slugs('t-two')).toContain('t-two')
    expect(await slugs('жавоб')).toHaveLength(3)
    expect(await slugs('bunday soz yoq')).toEqual([])
    expect((await test.call('GET', `/api/v1/faq/?search=${'a'.repeat(101)}`)).status).toBe(422)
  })

  it('groups say how much is in them; an empty one is not shown', async () => {
    const { body } = await test.call('GET', '/api/v1/faq/category/', { lang: 'ru' })
    expect(body.results.map(({ title, count }: { title: string; count: number }) => [title, count])).toEqual([
      ['Группа t-chat', 2],
      ['Группа t-home', 1],
    ])
  })

  it('anybody may say whether an answer helped; editors see the sums and nobody else does', async () => {
    const say = (id: string, helpful: unknown) => test.call('POST', `/api/v1/faq/${id}/helpful/`, { body: { helpful } })
    for (const helpful of [true, false, false]) expect((await say(FIRST, helpful)).status).toBe(204)
    expect((await say(v7(), true)).status).toBe(404)
    expect((await say(HOME, true)).status).toBe(404)
    expect((await say(FIRST, 'yes')).status).toBe(422)
    const { access } = await test.signIn('editor@himoya.test')
    const { body } = await test.call('GET', '/api/v1/staff/faq/helpful/', { token: access })
    expect(body.results).toEqual([{ id: FIRST, title: 'Savol t-one', yes: 1, no: 2 }])
    const counsellor = await test.signIn('counsellor@himoya.test')
    expect((await test.call('GET', '/api/v1/staff/faq/helpful/', { token: counsellor.access })).status).toBe(403)
    expect((await test.call('GET', '/api/v1/staff/faq/helpful/')).status).toBe(401)
  })

  it('one address cannot fill the counter', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => test.call('POST', `/api/v1/faq/${FIRST}/helpful/`, { body: { helpful: true } })),
    )
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  })
})
