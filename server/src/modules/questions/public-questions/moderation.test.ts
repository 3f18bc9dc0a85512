import { randomUUID } from 'node:crypto'
import type { QuestionDraft, StaffQuestion } from '@himoya/contract/questions/public-questions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dump, join, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type Answer, type TestApp } from '../../../../test/harness.ts'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import { contentChanged } from '../../../platform/pages/content-changed.ts'
import { addPublishedItems } from '../../content/live/published-items.service.ts'
import { draftProblems, richTextOf, slugOf } from './draft.policy.ts'

const PATH = '/api/v1/staff/question/'
const category = uuid()
const TITLE = 'Nigora opam meni doim kamsitadi'
const WORDS = 'Men Chilonzordagi 200-maktabda o‘qiyman. Nigora opam har kuni meni do‘stlarim oldida kamsitadi.'

let app: TestApp
let counsellor: Member
let second: Member
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'questions=1000/3600,questions_stop=1000/3600' } })
  counsellor = await join(app, 'counsellor')
  second = await join(app, 'counsellor')
  supervisor = await join(app, 'supervisor')
  const texts = { title: 'Oila', summary: '' }
  await addPublishedItems(app.platform, app.platform.db, [
    {
      id: category,
      type: 'question_category',
      slug: 'oila',
      facts: { niche: 'g', drawing: 'house' },
      texts: { uz: texts, ru: texts, en: texts },
    },
  ])
})
afterAll(() => app.close())

const none = { title: '', question: '', answer: '' }
const draftOf = (change: Partial<QuestionDraft> = {}): QuestionDraft => ({
  way: 'publish',
  category,
  lesson: null,
  place: null,
  texts: {
    uz: {
      title: 'Yaqinim meni kamsitadi',
      question: 'Yaqinim odamlar oldida kamsitsa, nima qilay?',
      answer: 'Aybingiz yo‘q.\n\n- Ishonganingizga ayting\n- Bizga yozing',
    },
    ru: none,
    en: none,
  },
  ...change,
})

type Seen = Pick<StaffQuestion, 'id' | 'version'>
const post = (who: Member, { id, version }: Seen, act: string, body: object = {}): Promise<Answer> =>
  app.call('POST', `${PATH}${id}/${act}/`, { token: who.token, body: { version, ...body } })
const one = async (who: Member, id: string): Promise<StaffQuestion> =>
  (await app.call('GET', `${PATH}${id}/`, { token: who.token })).body

async function asked(question = WORDS, who?: Member, title = TITLE) {
  const { body } = await app.call('POST', '/api/v1/question/', {
    body: { title, question },
    ...(who ? { token: who.token } : {}),
  })
  return { id: body.id as string, receipt: body.receipt as string, version: 1 }
}
/** Asked, drafted by the counsellor, handed to a second person. */
async function inReview(draft = draftOf(), question = WORDS, who?: Member) {
  const { id, receipt } = await asked(question, who)
  const drafted = await post(counsellor, { id, version: 1 }, 'draft', { draft })
  expect(drafted.status).toBe(200)
  const submitted = await post(counsellor, drafted.body, 'submit')
  expect(submitted.body.state).toBe('review')
  return { id, receipt, version: submitted.body.version as number }
}
const ofGuest = async (receipt: string) => (await app.call('POST', '/api/v1/question/receipt/', { body: { receipt } })).body

describe('a question', () => {
  it('is published only after a second person’s yes, retold, and its asker is led there', async () => {
    const heard: unknown[] = []
    const stop = app.platform.hub.subscribe(contentChanged, 'all', (change) => heard.push(change))
    const seen = await inReview()
    expect((await app.call('GET', '/api/v1/question/?category=oila')).body.count).toBe(0)
    expect(await ofGuest(seen.receipt)).toMatchObject({ state: 'in_work', answer: null })
    const done = await post(second, seen, 'approve')
    expect(done.body).toMatchObject({ state: 'published', reviewed_by: second.alias, drafted_by: counsellor.alias, can: [] })
    const { slug } = done.body.published
    const { body } = await app.call('GET', `/api/v1/question/${slug}/`)
    expect(body).toMatchObject({ title: 'Yaqinim meni kamsitadi', category: { slug: 'oila' } })
    expect(body.body.map(({ type }: { type: string }) => type)).toEqual(['paragraph', 'list', 'help'])
    expect(await ofGuest(seen.receipt)).toMatchObject({ state: 'published', slug, question: WORDS })
    expect(heard).toEqual([{ what: 'question' }])
    stop()
  })

  it('leaves nothing of its own words or ids in what is published', async () => {
    const seen = await inReview()
    await post(second, seen, 'approve')
    const rows = (await dump(app)).join('\n')
    for (const words of ['Chilonzor', 'Nigora', '200-maktab']) {
      expect(rows).not.toContain(words.toLowerCase())
      expect(rows).not.toContain(Buffer.from(words).toString('hex'))
    }
    const { content_id } = await app.platform.db
      .selectFrom('asked_question')
      .select('content_id')
      .where('id', '=', seen.id)
      .executeTakeFirstOrThrow()
    const live = await app.platform.db.selectFrom('content_live').selectAll().where('item_id', '=', content_id!).execute()
    expect(JSON.stringify(live)).not.toContain(seen.id)
  })

  it('is answered to the asker alone when it is nothing for everybody', async () => {
    const child = await join(app)
    const draft = draftOf({
      way: 'private',
      category: null,
      texts: { uz: { ...none, answer: 'Yozganingiz uchun rahmat.' }, ru: none, en: none },
    })
    const before = await app.platform.db.selectFrom('content_item').select('id').execute()
    const seen = await inReview(draft, WORDS, child)
    expect((await post(second, seen, 'approve')).body).toMatchObject({ state: 'answered', published: null })
    const { body } = await app.call('GET', '/api/v1/question/mine/', { token: child.token })
    expect(body.results).toMatchObject([{ state: 'answered', answer: 'Yozganingiz uchun rahmat.', slug: null }])
    expect(await app.platform.db.selectFrom('content_item').select('id').execute()).toHaveLength(before.length)
  })

  it('is reviewed by nobody who ever wrote at the answer', async () => {
    const { id } = await asked()
    const first = await post(second, { id, version: 1 }, 'draft', { draft: draftOf() })
    const again = await post(counsellor, first.body, 'draft', { draft: draftOf() })
    const submitted = await post(counsellor, again.body, 'submit')
    for (const who of [counsellor, second]) {
      expect((await one(who, id)).can).toEqual(['escalate'])
      for (const [act, body] of [
        ['approve', {}],
        ['return', { note: 'qayta' }],
      ] as const) {
        expect((await post(who, submitted.body, act, body)).body.code).toBe('second_person')
      }
    }
    expect((await post(supervisor, submitted.body, 'approve')).status).toBe(200)
  })

  it('cannot be reviewed by its writer even past the code', async () => {
    const seen = await inReview()
    const write = app.platform.db.updateTable('asked_question').where('id', '=', seen.id)
    await expect(write.set({ reviewed_by: counsellor.id }).execute()).rejects.toThrow('check')
    await expect(write.set({ state: 'published' }).execute()).rejects.toThrow('check')
  })

  it('comes back with a word, and the word goes when it is sent again', async () => {
    const seen = await inReview()
    const returned = await post(second, seen, 'return', { note: 'Maktab nomini oling.' })
    expect(returned.body).toMatchObject({ state: 'drafting', note: 'Maktab nomini oling.' })
    expect((await post(second, returned.body, 'submit')).body.code).toBe('forbidden')
    expect((await post(counsellor, returned.body, 'submit')).body).toMatchObject({ state: 'review', note: null })
  })

  it('that touches our lists stands first, says where, and only a supervisor closes it', async () => {
    const calm = await asked('Uyga vazifani qayerdan topsam bo‘ladi?', undefined, 'Uy vazifasi')
    const marked = await asked('O‘zimni o‘ldirmoqchiman. Hech kim bilmaydi, yordam bering.', undefined, 'Yordam kerak')
    const { body } = await app.call('GET', `${PATH}?page_size=100`, { token: counsellor.token })
    const ids: string[] = body.results.map(({ id }: { id: string }) => id)
    expect(ids.indexOf(marked.id)).toBeLessThan(ids.indexOf(calm.id))
    expect(body.results[ids.indexOf(marked.id)]).toMatchObject({ topics: expect.arrayContaining(['self_harm']), from: 'guest' })
    expect(body.results[ids.indexOf(calm.id)]).toMatchObject({ topics: [] })
    expect((await one(counsellor, marked.id)).hints).toContainEqual(
      expect.objectContaining({ field: 'question', topic: 'self_harm' }),
    )
    const close = (who: Member) => post(who, marked, 'close', { closed_for: 'chat_better' })
    expect((await close(counsellor)).body.code).toBe('forbidden')
    expect((await close(supervisor)).body.state).toBe('closed')
    expect(await ofGuest(marked.receipt)).toMatchObject({ state: 'closed', closed_for: 'chat_better' })
    expect((await post(counsellor, calm, 'close', { closed_for: 'not_ours' })).status).toBe(200)
  })

  it('that was escalated is a supervisor’s to answer, and a counsellor may be the second person', async () => {
    const seen = await asked()
    expect((await post(supervisor, seen, 'escalate', { reason: 'Men ko‘raman' })).body.code).toBe('forbidden')
    const escalated = await post(second, seen, 'escalate', { reason: 'Shu haftada ikkinchi marta' })
    expect(escalated.body).toMatchObject({
      escalated: true,
      escalation: { by: second.alias, reason: 'Shu haftada ikkinchi marta' },
    })
    expect((await post(counsellor, escalated.body, 'draft', { draft: draftOf() })).body.code).toBe('forbidden')
    const drafted = await post(supervisor, escalated.body, 'draft', { draft: draftOf() })
    const submitted = await post(supervisor, drafted.body, 'submit')
    expect((await post(counsellor, submitted.body, 'approve')).body.state).toBe('published')
    const trace = await app.platform.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', seen.id)
      .execute()
    expect(trace).toEqual([
      { action: 'question.escalated', actor_id: second.id },
      { action: 'question.approved', actor_id: counsellor.id },
    ])
  })

  it('changed by somebody else meanwhile is not overwritten: one of fifty wins', async () => {
    const seen = await asked()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => post(at % 2 ? counsellor : second, seen, 'draft', { draft: draftOf() })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'changed_meanwhile')).toHaveLength(49)
    expect((await post(supervisor, { ...seen, version: 2 }, 'approve')).body.code).toBe('changed_meanwhile')
  })

  it('is not sent on while something is missing or tells who asked', async () => {
    const { id } = await asked()
    const draft = draftOf({
      category: null,
      texts: { uz: { ...none, question: 'Qo‘ng‘iroq qiling: 90 123 45 67' }, ru: none, en: none },
    })
    const drafted = await post(counsellor, { id, version: 1 }, 'draft', { draft })
    expect(await post(counsellor, drafted.body, 'submit')).toMatchObject({
      status: 422,
      body: {
        code: 'incomplete',
        fields: {
          category: ['required'],
          'texts.uz.title': ['required'],
          'texts.uz.question': ['not_allowed'],
          'texts.uz.answer': ['required'],
        },
      },
    })
    const gone = await post(counsellor, drafted.body, 'draft', { draft: draftOf({ lesson: randomUUID() }) })
    const submitted = await post(counsellor, gone.body, 'submit')
    expect((await post(second, submitted.body, 'approve')).body).toMatchObject({
      code: 'incomplete',
      fields: { lesson: ['not_allowed'] },
    })
    expect((await one(second, id)).state).toBe('review')
  })
})

describe('who reads what was asked', () => {
  it.each([
    ['GET', '', undefined],
    ['GET', 'related/?type=lesson', undefined],
    ['GET', ':id/', undefined],
    ['POST', ':id/draft/', { version: 1, draft: draftOf() }],
    ['POST', ':id/submit/', { version: 1 }],
    ['POST', ':id/escalate/', { version: 1, reason: 'sababi bor' }],
    ['POST', ':id/return/', { version: 1, note: 'so‘z' }],
    ['POST', ':id/approve/', { version: 1 }],
    ['POST', ':id/close/', { version: 1, closed_for: 'not_ours' }],
  ])('%s %s: never an editor, an admin, a person or a guest', async (method, path, body) => {
    const { id } = await asked()
    const address = `${PATH}${path.replace(':id', id)}`
    const statuses: Record<string, number> = {}
    for (const role of ['editor', 'admin', 'user', 'guest'] as const) {
      const who = role === 'guest' ? null : await join(app, role)
      const answer = await app.call(method, address, { ...(who ? { token: who.token } : {}), ...(body ? { body } : {}) })
      statuses[role] = answer.status
      expect(JSON.stringify(answer.body)).not.toContain('Nigora')
    }
    expect(statuses).toEqual({ editor: 403, admin: 403, user: 401, guest: 401 })
    const missing = await app.call(method, `${PATH}${path.replace(':id', randomUUID())}`, {
      token: counsellor.token,
      ...(body ? { body } : {}),
    })
    expect(missing.status).toBe(path.startsWith(':id') ? 404 : 200)
  })
})

describe('a draft', () => {
  const uz = { title: 'Sarlavha', question: 'Savol?', answer: 'Javob.' }
  const problems = (texts: QuestionDraft['texts'], question = 'Savolim bor') =>
    draftProblems({ ...draftOf(), texts }, { lang: 'ru', title: 'Savol', question })

  it('for everybody is whole in Uzbek and in the asker’s language, and half done in none', () => {
    expect(Object.keys(problems({ uz, ru: none, en: none }))).toEqual(['texts.ru.title', 'texts.ru.question', 'texts.ru.answer'])
    expect(problems({ uz, ru: uz, en: none })).toEqual({})
    expect(Object.keys(problems({ uz, ru: uz, en: { ...none, title: 'Title' } }))).toEqual([
      'texts.en.question',
      'texts.en.answer',
    ])
  })

  it.each([
    'lola@post.uz',
    'yozing @lola_2010',
    'https://a.uz/b',
    '+998 (90) 123-45-67',
    '90‑123‑45‑67',
    '90/123–45−67',
    't.me/lola',
  ])('does not carry a way to the asker: %s', (way) => {
    expect(problems({ uz: { ...uz, question: `Menga ${way}` }, ru: uz, en: none })).toEqual({
      'texts.uz.question': ['not_allowed'],
    })
  })

  it('does not repeat a whole sentence as it was asked, however it is written', () => {
    const said = 'Bugun ertalab men uydan yolg‘iz chiqib ketdim. Rahmat.'
    const same = 'Salom! BUGUN ertalab, men uydan yolg‘iz chiqib ketdim'
    expect(problems({ uz: { ...uz, question: same }, ru: uz, en: none }, said)).toEqual({ 'texts.uz.question': ['not_allowed'] })
    const acute = same.replaceAll('‘', '´')
    expect(problems({ uz: { ...uz, question: acute }, ru: uz, en: none }, said)).toEqual({ 'texts.uz.question': ['not_allowed'] })
    expect(problems({ uz: { ...uz, question: 'Uydan ketdim. Rahmat.' }, ru: uz, en: none }, said)).toEqual({})
  })

  it('becomes paragraphs and lists, and an address of plain letters', () => {
    expect(richTextOf('Bir.\nIkki.\n\n- uch\n– to‘rt\n\n<b>besh</b>')).toEqual([
      { type: 'paragraph', spans: [{ text: 'Bir.' }] },
      { type: 'paragraph', spans: [{ text: 'Ikki.' }] },
      { type: 'list', ordered: false, items: [[{ text: 'uch' }], [{ text: 'to‘rt' }]] },
      { type: 'paragraph', spans: [{ text: '<b>besh</b>' }] },
    ])
    expect(slugOf('O‘g‘lim do‘sti haqida: nima qilay?', 'a1b2c3')).toBe('oglim-dosti-haqida-nima-qilay-a1b2c3')
    expect(slugOf('Я?', 'a1b2c3')).toBe('savol-a1b2c3')
  })
})
