import { randomUUID } from 'node:crypto'
import type { ContentType } from '@himoya/contract/content/content-types'
import { join } from '../chat-cast.ts'
import { FACTS, inAllLanguages, TEXTS } from '../content-drafts.ts'
import { pdf } from '../library-files.ts'
import { type Cast, does, type Row, type Thing } from './cast.ts'
import { fill } from './chat-rows.ts'
import { makeContent, publishedOf } from './content-cast.ts'
import type { RuleName, State } from './rules.ts'

const LIFE = ['open', 'hidden', 'archived', 'missing'] as const
type More = { states?: readonly State[]; body?: (ids: Record<string, string>) => unknown }

/** A content of a type, and how the public or an editor asks for it. */
function onContent(rule: RuleName, type: ContentType, path: string, { states = LIFE, body }: More = {}): Row {
  return {
    rule,
    pool: `content ${type}`,
    states,
    async make(cast, state) {
      const { id, slug, version } = await makeContent(cast, type, state)
      return { owner: await join(cast.app), ids: { id, slug, version: String(version) } }
    },
    ask: (ids) => ({ path: fill(path, ids), ...(body ? { body: body(ids) } : {}) }),
  }
}

const PUBLIC: RuleName = 'public: what is published'
const THEIRS: RuleName = 'person: on what is published'
const NEWS = 'staff/content/news/'
const edit = (path: string, body?: More['body']): Row => onContent('editors', 'news', `${NEWS}{id}/${path}`, body ? { body } : {})

const sheet = (): unknown => ({
  version: 1,
  answers: ['q1', 'q2', 'q3'].map((question) => ({ question, options: ['a'] })),
})

/** Nothing hangs on it but its own name. */
const named = (
  rule: RuleName,
  path: string,
  states: readonly State[],
  make: (cast: Cast, thing: Thing) => Promise<string>,
  body?: () => unknown,
): Row => ({
  rule,
  states,
  async make(cast, state) {
    const thing: Thing = { owner: await join(cast.app), ids: {} }
    thing.ids['id'] = state === 'missing' ? randomUUID() : await make(cast, thing)
    return thing
  },
  ask: (ids) => ({ path: fill(path, ids), ...(body ? { body: body() } : {}) }),
})

const FILE = pdf()
const ALT = inAllLanguages('Sinov rasmi')
async function begunMedia({ app, who }: Cast): Promise<string> {
  const { id } = await does(app, who.editor, 'POST', 'staff/media/upload/', { name: 'sinov.pdf', size: FILE.length })
  return id
}
async function sendMedia(cast: Cast): Promise<string> {
  const id = await begunMedia(cast)
  await fetch(`${cast.app.url}/api/v1/staff/media/upload/${id}/?offset=0`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${cast.who.editor.token}`, 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(FILE),
  })
  return id
}
async function finishedMedia(cast: Cast): Promise<string> {
  const upload = await sendMedia(cast)
  const { id } = await does(cast.app, cast.who.editor, 'POST', `staff/media/upload/${upload}/finish/`, { alt: ALT })
  return id
}
const UPLOAD: RuleName = 'editors: an upload of their own'
const upload = 'staff/media/upload/{id}/'
const media = 'staff/media/{id}/'
const TWO = ['open', 'missing'] as const

async function preview(cast: Cast): Promise<string> {
  const { id } = await publishedOf(cast, 'news')
  const { path } = await does(cast.app, cast.second.editor, 'POST', `${NEWS}${id}/preview/`, { lang: 'uz' })
  return String(path).split('/').at(-1)!
}

async function certificate(cast: Cast, { owner }: Thing): Promise<string> {
  const { app, second } = cast
  const [category, slug] = [await publishedOf(cast, 'course_category'), `sinov-kurs-${randomUUID().slice(0, 8)}`]
  const put = async (type: ContentType, facts: unknown, name: string): Promise<string> => {
    const body = { slug: name, safety: false, facts, texts: inAllLanguages(TEXTS[type]('Sinov')) }
    const { id } = await does(app, second.editor, 'POST', `staff/content/${type}/`, body)
    await does(app, second.editor, 'POST', `staff/content/${type}/${id}/review/`)
    await does(app, second.supervisor, 'POST', `staff/content/${type}/${id}/publish/`, {})
    return id
  }
  const course = await put('course', { ...FACTS.course({ on: { course_category: category.id } }), certificate: true }, slug)
  const lesson = await put('lesson', FACTS.lesson({ on: { course } }), `${slug}-dars`)
  await does(app, owner, 'POST', `course/lesson/${lesson}/progress/`, { state: 'done' })
  const { code } = await does(app, owner, 'POST', `course/${slug}/certificate/`, { name: 'Nodira Karimova' })
  return code
}

export const CONTENT_ROWS: Record<string, Row> = {
  'GET /api/v1/course/:slug/': onContent(PUBLIC, 'course', 'course/{slug}/'),
  'GET /api/v1/course/lesson/:id/': onContent(PUBLIC, 'lesson', 'course/lesson/{id}/'),
  'GET /api/v1/news/:slug/': onContent(PUBLIC, 'news', 'news/{slug}/'),
  'GET /api/v1/place/:key/': onContent(PUBLIC, 'place', 'place/{slug}/'),
  'POST /api/v1/place/:id/answer/': onContent(PUBLIC, 'place', 'place/{id}/answer/', { body: () => ({ answer: 'little' }) }),
  'POST /api/v1/place/:id/words/': onContent(PUBLIC, 'place', 'place/{id}/words/', {
    body: () => ({ id: randomUUID(), answer: 'no', words: 'Eshik yopiq edi' }),
  }),
  'GET /api/v1/question/:address/': onContent(PUBLIC, 'question', 'question/{slug}/'),
  'POST /api/v1/question/:id/helpful/': onContent(PUBLIC, 'question', 'question/{id}/helpful/', {
    body: () => ({ helpful: true }),
  }),
  'POST /api/v1/faq/:id/helpful/': onContent(PUBLIC, 'faq', 'faq/{id}/helpful/', { body: () => ({ helpful: true }) }),
  'GET /api/v1/test/:slug/': onContent(PUBLIC, 'test', 'test/{slug}/'),
  'GET /api/v1/questionnaire/:key/': onContent(PUBLIC, 'questionnaire', 'questionnaire/{slug}/'),
  'POST /api/v1/questionnaire/:key/': onContent('site: answer what is published', 'questionnaire', 'questionnaire/{slug}/', {
    body: sheet,
  }),
  'GET /api/v1/page/:key/': {
    ...named(PUBLIC, 'page/{id}/', TWO, async () => 'about'),
  },
  'GET /api/v1/preview/:token/': named(PUBLIC, 'preview/{id}/', TWO, preview),
  'GET /api/v1/course/certificate/:code/': named(PUBLIC, 'course/certificate/{id}/', TWO, certificate),
  'POST /api/v1/course/certificate/:code/name/': named(PUBLIC, 'course/certificate/{id}/name/', TWO, certificate, () => ({
    name: 'Nodira Karimova',
  })),
  'POST /api/v1/course/:slug/certificate/': onContent(
    'person: what they have not earned',
    'course',
    'course/{slug}/certificate/',
    {
      body: () => ({ name: 'Nodira Karimova' }),
    },
  ),
  'POST /api/v1/course/lesson/:id/progress/': onContent(THEIRS, 'lesson', 'course/lesson/{id}/progress/', {
    body: () => ({ state: 'started' }),
  }),
  'POST /api/v1/course/lesson/:id/feedback/': onContent(THEIRS, 'lesson', 'course/lesson/{id}/feedback/', {
    body: () => ({ tags: ['clear'] }),
  }),

  'GET /api/v1/staff/content/:type/': named('editors', NEWS, ['open'], async () => ''),
  'POST /api/v1/staff/content/:type/': named(
    'editors',
    NEWS,
    ['open'],
    async () => '',
    () => ({
      slug: `sinov-${randomUUID().slice(0, 8)}`,
      safety: false,
      facts: FACTS.news({ on: {}, media: null }),
      texts: inAllLanguages(TEXTS.news('Sinov')),
    }),
  ),
  'POST /api/v1/staff/content/:type/bulk/': named(
    'editors',
    `${NEWS}bulk/`,
    ['open'],
    async () => '',
    () => ({
      ids: [randomUUID()],
      action: 'archive',
    }),
  ),
  'PUT /api/v1/staff/content/:type/order/': onContent('editors', 'news', `${NEWS}order/`, {
    states: TWO,
    body: ({ id }) => ({ ids: [id] }),
  }),
  'GET /api/v1/staff/content/:type/:id/': edit(''),
  'PUT /api/v1/staff/content/:type/:id/': edit('', ({ version, slug }) => ({
    version: Number(version),
    slug,
    safety: false,
    facts: FACTS.news({ on: {}, media: null }),
    texts: inAllLanguages(TEXTS.news('Sinov')),
  })),
  'DELETE /api/v1/staff/content/:type/:id/': edit(''),
  'GET /api/v1/staff/content/:type/:id/used-in/': onContent('editors: a list that may be empty', 'news', `${NEWS}{id}/used-in/`),
  'GET /api/v1/staff/content/:type/:id/versions/': edit('versions/'),
  'GET /api/v1/staff/content/:type/:id/versions/:version/': edit('versions/{version}/'),
  'POST /api/v1/staff/content/:type/:id/restore/': edit('restore/', ({ version }) => ({ version: Number(version) })),
  'POST /api/v1/staff/content/:type/:id/preview/': edit('preview/', () => ({ lang: 'uz' })),
  'POST /api/v1/staff/content/:type/:id/review/': edit('review/'),
  'POST /api/v1/staff/content/:type/:id/return/': edit('return/'),
  'POST /api/v1/staff/content/:type/:id/publish/': edit('publish/', () => ({})),
  'POST /api/v1/staff/content/:type/:id/archive/': edit('archive/'),
  'POST /api/v1/staff/place/:id/check/': onContent('editors: a number that is there', 'place', 'staff/place/{id}/check/', {
    body: () => ({ number: '+998711234567', works: true }),
  }),
  'GET /api/v1/staff/place/:id/words/': onContent('supervisors', 'place', 'staff/place/{id}/words/', { states: TWO }),
  'POST /api/v1/staff/place/:id/looked/': onContent('editors', 'place', 'staff/place/{id}/looked/', {
    states: TWO,
    body: () => ({ no: null, day: '2026-11-28' }),
  }),
  'GET /api/v1/staff/questionnaire/:id/totals/': onContent('supervisors', 'questionnaire', 'staff/questionnaire/{id}/totals/', {
    states: TWO,
  }),
  'GET /api/v1/staff/questionnaire/:id/words/': onContent(
    'supervisors: words nobody was asked for',
    'questionnaire',
    'staff/questionnaire/{id}/words/?question=q1',
    {
      states: TWO,
    },
  ),

  'GET /api/v1/staff/media/upload/:id/': named(UPLOAD, upload, TWO, begunMedia),
  'PATCH /api/v1/staff/media/upload/:id/': {
    ...named(UPLOAD, upload, TWO, begunMedia),
    ask: (ids) => ({
      path: fill(`${upload}?offset=0`, ids),
      bytes: FILE,
      headers: { 'content-type': 'application/offset+octet-stream' },
    }),
  },
  'POST /api/v1/staff/media/upload/:id/finish/': named(UPLOAD, `${upload}finish/`, TWO, sendMedia, () => ({ alt: ALT })),
  'DELETE /api/v1/staff/media/upload/:id/': named(UPLOAD, upload, TWO, begunMedia),
  'GET /api/v1/staff/media/:id/': named('editors', media, TWO, finishedMedia),
  'PATCH /api/v1/staff/media/:id/': named('editors', media, TWO, finishedMedia, () => ({ name: 'boshqa.pdf' })),
  'DELETE /api/v1/staff/media/:id/': named('editors', media, TWO, finishedMedia),
  'GET /api/v1/staff/media/:id/used-in/': named('editors', `${media}used-in/`, TWO, finishedMedia),
  'PUT /api/v1/staff/media/:id/caption/:lang/': named(
    'editors: words under a film',
    `${media}caption/uz/`,
    TWO,
    finishedMedia,
    () => ({
      text: 'WEBVTT\n\n00:00.000 --> 00:01.000\nSalom\n',
    }),
  ),
  'DELETE /api/v1/staff/media/:id/caption/:lang/': named('editors: a film', `${media}caption/uz/`, TWO, finishedMedia),
}
