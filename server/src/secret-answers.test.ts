import { LANGUAGES } from '@himoya/contract/languages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join, type Member, openChat } from '../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../test/harness.ts'
import { servedRoutes } from '../test/served-routes.ts'
import { addTest, answersOf, questionnaireItem, SECRET, testItem } from '../test/test-forms.ts'
import { addPublishedItems } from './modules/content/live/published-items.service.ts'

/*
 * What is right in a test, what an option counts, what explains it and what a result says never leaves the server before the result
 * (product.md 9). Every public answer to a GET is read, and every page that a link leads to; a route that is not here fails the test.
 */

const API = '/api/v1/'
/** Names under which an answer would tell it. */
const FIELDS = new Set(['right', 'points', 'explanation', 'advice', 'bands'])
/** In a page they come with what they say; an island has words of ours under the same names. */
const IN_PAGES = /(?:"|&quot;|\\")(?:right(?:"|&quot;|\\"):(?:true|false)|points(?:"|&quot;|\\"):\d|bands(?:"|&quot;|\\"):\[)/

let app: TestApp
let child: Member
let test_id: string
let chat_id: string
/** Of each type the slug of something that is published. */
const slugs = new Map<string, string>()
/** Explanations, advice and names of results of every test there is, in every language. */
const secrets = new Set<string>(Object.values(SECRET))
beforeAll(async () => {
  app = await startTestApp({ samples: true, env: { LIMITS: 'api=1000000/1,search=100000/1' } })
  const { db } = app.platform
  test_id = await addTest(app.platform, testItem('sirli'))
  await addTest(app.platform, testItem('sirli-holim', { kind: 'self_check' }))
  await addPublishedItems(app.platform, db, [questionnaireItem('sorov', { moment: 'welcome' })])
  child = await join(app)
  chat_id = await openChat(app, child)
  const rows = await db.selectFrom('content_live').select(['type', 'slug', 'texts']).orderBy('position').execute()
  for (const { type, slug, texts } of rows) {
    slugs.set(type, slug)
    if (type === 'test') for (const secret of secretsOf(texts)) secrets.add(secret)
  }
})
afterAll(() => app.close())

type Texts = { questions: Record<string, { explanation: string }>; bands: Record<string, { title: string; advice: string }> }

/** Titles of results are short, and may stand in a text by chance. */
function secretsOf(texts: unknown): string[] {
  const { questions, bands } = texts as Texts
  const all = [...Object.values(questions).map((one) => one.explanation), ...Object.values(bands).map((one) => one.advice)]
  return all.filter((text) => text.length > 25)
}

const of = (type: string): string => slugs.get(type) ?? 'yoq'
const list = (path: string, ...queries: string[]): string[] => ['', ...queries].map((query) => `${API}${path}/${query}`)

/** Each route that anybody, or a person who is signed in, may read: with addresses to ask. What begins with `!` is refused. */
const ASKED: Record<string, () => string[]> = {
  '/api/v1/about': () => ['/api/v1/about'],
  '/api/v1/page/:key': () => list('page/privacy'),
  '/api/v1/preview/:token': () => [`!${API}preview/sirli/`],
  '/api/v1/place': () => list('place', '?kind=inson', '?open_now=true'),
  '/api/v1/place/:key|:id': () => list(`place/${of('place')}`),
  '/api/v1/search': () => [of('test'), 'sirli', 'test', 'internet', 'savol'].map((q) => `${API}search/?q=${q}&page_size=100`),
  '/api/v1/chat/availability': () => list('chat/availability'),
  '/api/v1/course': () => list('course', '?search=sirli', '?audience=teen'),
  '/api/v1/course/category': () => list('course/category'),
  '/api/v1/course/certificate': () => list('course/certificate'),
  '/api/v1/course/certificate/:code': () => [`!${API}course/certificate/sirli/`],
  '/api/v1/course/lesson': () => list('course/lesson'),
  '/api/v1/course/lesson/:id': () => list(`course/lesson/${of('lesson')}`),
  '/api/v1/course/resource': () => list('course/resource'),
  '/api/v1/course/progress': () => list('course/progress'),
  '/api/v1/course/:slug': () => [...list(`course/${of('course')}`), `!${API}course/sirli/`, `!${API}course/${test_id}/`],
  '/api/v1/count': () => list('count'),
  '/api/v1/news': () => list('news'),
  '/api/v1/news/:slug': () => [...list(`news/${of('news')}`), `!${API}news/${test_id}/`],
  '/api/v1/victim/type': () => list('victim/type'),
  '/api/v1/victim/receipt/status': () => [`!${API}victim/receipt/status/`],
  '/api/v1/victim/file/:id': () => [`!${API}victim/file/${test_id}/`],
  '/api/v1/victim/statistics': () => [`${API}victim/statistics/?by=region`],
  '/api/v1/victim/statistics/period': () => list('victim/statistics/period'),
  '/api/v1/victim': () => list('victim'),
  '/api/v1/victim/:ref': () => [`!${API}victim/${test_id}/`],
  '/api/v1/question': () => list('question', '?search=sirli'),
  '/api/v1/question/category': () => list('question/category'),
  '/api/v1/question/mine': () => list('question/mine'),
  '/api/v1/question/:address|:id': () => [...list(`question/${of('question')}`), `!${API}question/sirli/`],
  '/api/v1/questionnaire': () => list('questionnaire', '?moment=welcome'),
  '/api/v1/questionnaire/:key': () => [...list('questionnaire/sorov'), `!${API}questionnaire/sirli/`],
  '/api/v1/test': () => list('test', '?kind=knowledge', '?kind=self_check', '?audience=teen', '?search=sirli', '?page_size=100'),
  '/api/v1/test/question': () =>
    ['sirli', 'sirli-holim', test_id, ...allTests()].map((key) => `${API}test/question/?test=${key}`),
  '/api/v1/test/:slug': () => ['sirli', 'sirli-holim', test_id, ...allTests()].flatMap((key) => list(`test/${key}`)),
  '/api/v1/result': () => list('result', `?test=${test_id}`),
  '/api/v1/result/:id': () => [`!${API}result/${test_id}/`],
  '/api/v1/region': () => list('region'),
  '/api/v1/faq': () => list('faq'),
  '/api/v1/faq/category': () => list('faq/category'),
  '/api/v1/banner': () => list('banner'),
  '/api/v1/sos/:id': () => [`!${API}sos/${test_id}/`],
  '/api/v1/sos/:id/message': () => [`!${API}sos/${test_id}/message/`],
  '/api/v1/saved': () => list('saved', '?type=test'),
  '/api/v1/auth/me': () => list('auth/me'),
  '/api/v1/auth/curtain': () => list('auth/curtain'),
  '/api/v1/auth/sessions': () => list('auth/sessions'),
  '/api/v1/auth/export': () => list('auth/export'),
  '/api/v1/notification': () => list('notification'),
  '/api/v1/notification/preference': () => list('notification/preference'),
  '/api/v1/notification/subscription': () => list('notification/subscription'),
  '/api/v1/chat': () => list('chat'),
  '/api/v1/chat/plan': () => list('chat/plan'),
  '/api/v1/chat/promise': () => list('chat/promise'),
  '/api/v1/chat/:chat_id/safe-contact': () => list(`chat/${chat_id}/safe-contact`),
  '/api/v1/chat/:chat_id/survey': () => list(`chat/${chat_id}/survey`),
  '/api/v1/chat/:chat_id/attachment/:id': () => [`!${API}chat/${chat_id}/attachment/${test_id}/`],
  '/api/v1/message/:chat_id': () => list(`message/${chat_id}`),
  '/api/v1/attachment/:id/link': () => [`!${API}attachment/${test_id}/link/`],
  '/api/v1/attachment/:id/:variant': () => [`!${API}attachment/${test_id}/full/`],
  '/api/docs': () => ['/api/docs'],
  '/healthz': () => ['/healthz'],
  '/readyz': () => ['/readyz'],
  '/readyz/pages': () => ['/readyz/pages'],
  '/robots.txt': () => ['/robots.txt'],
  '/.well-known/security.txt': () => ['/.well-known/security.txt'],
  '/metrics': () => ['/metrics'],
  '/sw.js': () => ['/sw.js'],
  '/sitemap.xml': () => ['/sitemap.xml'],
  '/media/:folder|:shelf/:name|:folder': () => ['!/media/sirli/sirli'],
  '/media/:folder|:shelf/:name|:folder/:name': () => ['!/media/sirli/sirli/sirli'],
}
const allTests = (): string[] => [of('test')]
/** Pages, of which every one that a link leads to is read below; and the document of all calls, whose schemas name the fields. */
const PAGES_AND_NAMES =
  /^\/(?:\*|(?:uz|ru|en)?(?:\*|\/exit|\/news\/feed\.xml|\/install.*)?|api\/openapi\.json|staff.*|manifest.*|install.*)$/

/** Fields and words of an answer that nobody may see before a result. */
function secretsIn(body: unknown): string[] {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const words = [...secrets].filter((secret) => text.includes(secret) || text.includes(JSON.stringify(secret).slice(1, -1)))
  return [...words, ...(typeof body === 'string' ? (IN_PAGES.exec(body) ?? []) : fieldsIn(body))]
}

function fieldsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(FIELDS.has(key) && !Array.isArray(value) ? [key] : []),
    ...fieldsIn(inner),
  ])
}

describe('what is right in a test', () => {
  it('is looked for in every answer that anybody or a signed-in person gets', () => {
    const served = servedRoutes(app.app.printRoutes({ commonPrefix: false }))
      .flatMap((name) => (name.startsWith('GET ') ? [name.slice(4).replace(/(?<=.)\/$/, '')] : []))
      .filter((path) => !path.startsWith(`${API}staff`) && !PAGES_AND_NAMES.test(path))
    expect([...new Set(served)].toSorted()).toEqual(Object.keys(ASKED).toSorted())
    expect(secrets.size).toBeGreaterThan(60)
  })

  it.each(Object.keys(ASKED))(
    'stands in no answer of %s',
    async (route) => {
      for (const asked of ASKED[route]!()) {
        const path = asked.replace('!', '')
        for (const lang of LANGUAGES) {
          for (const token of [undefined, child.token]) {
            const { status, body } = await app.call('GET', path, { lang, ...(token && { token }) })
            expect(secretsIn(body), `${path} (${status})`).toEqual([])
            if (token)
              expect([path, asked.startsWith('!') ? status >= 400 && status < 500 : status]).toEqual([
                path,
                asked.startsWith('!') || 200,
              ])
          }
        }
      }
    },
    60_000,
  )

  it('stands on no page that a link leads to, in no feed and no list of pages', async () => {
    const met = new Set(
      LANGUAGES.flatMap((lang) => ['', '/tests', '/tests/sirli', '/tests/sirli-holim'].map((rest) => `/${lang}${rest}`)),
    )
    const begun = met.size
    for (const path of met) {
      const { body } = await app.call<unknown>('GET', path)
      const html = String(body)
      expect(secretsIn(html), path).toEqual([])
      for (const [, link] of html.matchAll(/href="(\/(?:uz|ru|en)(?:\/[^"#?]*)?)[^"]*"/g)) {
        // In all languages what is about tests; the rest of the house in one.
        if (link && (link.startsWith('/uz') || link.includes('/test'))) met.add(link)
      }
    }
    expect(met.size).toBeGreaterThan(begun + 40)
    expect([...met].filter((path) => path.includes('/tests/')).length).toBeGreaterThan(8)
    for (const path of ['/uz/news/feed.xml', '/ru/news/feed.xml', '/sitemap.xml'])
      expect(secretsIn((await app.call<string>('GET', path)).body)).toEqual([])
  })

  it('is found by nobody’s search, nor are questions and answers', async () => {
    for (const word of [...Object.values(SECRET), 'Javob a'])
      expect(
        (await app.call('GET', `${API}search/?q=${encodeURIComponent(word)}`)).body.results.filter(({ path }: any) =>
          path.includes('sirli'),
        ),
      ).toEqual([])
  })

  it('stands in no refusal, and in no list a guest asks for by their own', async () => {
    const post = (path: string, body: unknown) => app.call('POST', `${API}${path}`, { body })
    const refused = [
      await post('result/', { test: test_id, answers: answersOf().slice(1) }),
      await post('result/', { test: test_id, answers: [{ question: 'q1', options: ['x'] }] }),
      await post('result/', { test: test_id, version: 2, answers: answersOf() }),
      await post('result/', { test: 'sirli', answers: [] }),
      await post('result/', 'nothing'),
    ]
    for (const { status, body } of refused) expect([status >= 400, secretsIn(body)]).toEqual([true, []])
    const { status, body } = await post('saved/shown/', { items: [{ type: 'test', object_id: test_id }] })
    expect([status, secretsIn(body)]).toEqual([200, []])
  })

  it('is there to be found: whoever has answered reads it', async () => {
    const { body } = await app.call('POST', `${API}result/`, { body: { test: test_id, answers: answersOf() } })
    expect(secretsIn(body)).toEqual(
      expect.arrayContaining([SECRET.explanation, SECRET.advice, SECRET.band, 'right', 'explanation', 'advice']),
    )
  })
})
