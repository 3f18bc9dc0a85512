import { DAY_MS } from '@himoya/contract/tashkent'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { join, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { ASKED, questionnaireItem } from '../../../../test/test-forms.ts'
import { buildJobs } from '../../../app.ts'
import type { PublishedItem } from '../live/published-items.service.ts'
import { addPublishedItems } from '../live/published-items.service.ts'
import { sampleSheets } from '../../../../demo/content/sample-sheets.ts'
import { forgetParticipations } from './answer.service.ts'
import { walk } from './way.policy.ts'

const TABLES = ['questionnaire_count', 'questionnaire_words', 'questionnaire_participation', 'questionnaire_key'] as const

let app: TestApp
let child: Member
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'api=100000/1,questionnaires_address=100000/1' } })
  child = await join(app)
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

const get = (path: string, who?: Member, lang: 'uz' | 'ru' | 'en' = 'uz') =>
  app.call('GET', `/api/v1/${path}`, { lang, ...(who && { token: who.token }) })
async function add(slug: string, facts: Parameters<typeof questionnaireItem>[1] = {}): Promise<string> {
  const item: PublishedItem = questionnaireItem(slug, facts)
  await addPublishedItems(app.platform, app.platform.db, [item])
  return item.id
}
type Sheet = Record<string, string[] | string>
const answersOf = (sheet: Sheet) =>
  Object.entries(sheet).map(([question, one]) => (typeof one === 'string' ? { question, text: one } : { question, options: one }))
const send = (key: string, sheet: Sheet, who?: Member, version = 1) =>
  app.call('POST', `/api/v1/questionnaire/${key}/`, {
    body: { version, answers: answersOf(sheet) },
    ...(who && { token: who.token }),
  })
async function sendMany(key: string, count: number, sheet: Sheet): Promise<void> {
  for (let sent = 0; sent < count; sent++) expect((await send(key, sheet)).status).toBe(201)
}
const job = (name: string) => buildJobs(app.platform).handlers[name]!({}, {} as never)
const rows = (table: (typeof TABLES)[number]) => app.platform.db.selectFrom(table).selectAll().execute()

describe('questionnaires', () => {
  it('are listed where they are offered; one that goes by its address is read by whoever has it', async () => {
    await add('boshida', { moment: 'welcome', once: 'always' })
    await add('suhbatdan-keyin', { moment: 'after_chat' })
    await add('havola')
    const slugs = async (query: string) =>
      (await get(`questionnaire/${query}`)).body.results.map(({ slug }: any) => slug).toSorted()
    expect(await slugs('')).toEqual(['boshida', 'suhbatdan-keyin'])
    expect(await slugs('?moment=welcome')).toEqual(['boshida'])
    expect(await slugs('?moment=link')).toEqual([])
    const { body } = await get('questionnaire/havola/', undefined, 'ru')
    expect(body).toMatchObject({ title: 'havola ru', lang: 'ru', version: 1, anonymous: true, once: 'once', question_count: 4 })
    expect(body.questions[0]).toEqual({
      key: 'who',
      asked_as: 'one',
      needed: true,
      text: 'Savol who ru',
      options: [
        { key: 'a', text: '=Javob a, ru', goes_to: null },
        { key: 'b', text: '=Javob b, ru', goes_to: 'end' },
        { key: 'c', text: '=Javob c, ru', goes_to: 'how' },
      ],
    })
    expect((await get('questionnaire/yoq/')).status).toBe(404)
    expect((await get('search/?q=havola')).body.count).toBe(0)
  })

  it('thank, refuse what does not fit by its field, and are answered to a version that was shown', async () => {
    const id = await add('javob', { once: 'always' })
    expect(await send(id, { who: ['b'] })).toMatchObject({ status: 201, body: { thanks: 'Rahmat uz' } })
    const { status, body } = await send('javob', { who: ['a'], how: ['z'] })
    expect([status, body.fields]).toEqual([422, { 'answers.1.options.0': ['not_allowed'] }])
    expect((await send('javob', { who: ['b'] }, undefined, 2)).status).toBe(404)
    expect((await send('yoq', { who: ['b'] })).status).toBe(404)
  })

  it('tell their sender, and nobody else, that help comes first when the free words tell of danger', async () => {
    await add('yordam', { once: 'always' })
    const helped = async (more: string) => (await send('yordam', { who: ['a'], how: ['a'], more })).body.help
    for (const cry of ['yordam bering, otam uradi', 'отец меня бьёт, помогите', 'my father beats me']) {
      expect(await helped(cry), cry).toBe(true)
    }
    expect(await helped('Ko‘proq rasm bo‘lsin')).toBe(false)
    expect((await send('yordam', { who: ['b'] })).body).toEqual({ thanks: 'Rahmat uz', help: false })
    expect(JSON.stringify(await Promise.all(TABLES.map(rows)))).not.toContain('help')
  })

  it('are answered once by a person, once a month, or always', async () => {
    await add('bir-marta', { once: 'once' })
    await add('oyda-bir', { once: 'monthly' })
    await add('doim', { once: 'always' })
    const codes = async (slug: string) => [
      (await send(slug, { who: ['b'] }, child)).status,
      (await send(slug, { who: ['b'] }, child)).body.code,
    ]
    expect(await codes('bir-marta')).toEqual([201, 'already_done'])
    expect(await codes('oyda-bir')).toEqual([201, 'already_done'])
    expect(await codes('doim')).toEqual([201, undefined])
    expect((await send('bir-marta', { who: ['b'] }, await join(app))).status).toBe(201)
    for (const _ of [1, 2]) expect((await send('bir-marta', { who: ['b'] })).status).toBe(201)
  })

  it('of which ten are sent at once by one person count once', async () => {
    const id = await add('birga', { once: 'once' })
    const sent = await Promise.all(Array.from({ length: 10 }, () => send('birga', { who: ['b'] }, child)))
    expect(sent.map(({ status }) => String(status)).toSorted()).toEqual(['201', ...Array.from({ length: 9 }, () => '409')])
    const counted = (await rows('questionnaire_count')).filter(({ questionnaire_id }) => questionnaire_id === id)
    expect(counted.map(({ question, option, answers }) => `${question} ${option} ${answers}`).toSorted()).toEqual([
      '  1',
      'who  1',
      'who b 1',
    ])
  })

  it('that are for signed-in people are answered by nobody else', async () => {
    await add('ismli', { anonymous: false })
    expect((await send('ismli', { who: ['b'] })).status).toBe(401)
    expect((await send('ismli', { who: ['b'] }, child)).status).toBe(201)
  })
})

describe('who answered', () => {
  it('stands nowhere: no account, no session, no moment, nothing that counts up', async () => {
    await add('kim', { once: 'monthly' })
    await send('kim', { who: ['a'], which: ['b'], how: ['c'], more: 'Meni hech kim topmaydi' }, child)
    const all = JSON.stringify(await Promise.all(TABLES.map(rows)))
    expect(all).not.toContain(child.id)
    expect(all).not.toContain('topmaydi')
    const { rows: columns } = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns where table_name like 'questionnaire\\_%'`.execute(
      app.platform.db,
    )
    expect(columns.filter(({ type }) => type.startsWith('timestamp'))).toEqual([])
    expect(columns.filter(({ name }) => /account|session|device|address|created/.test(name))).toEqual([])
    const words = await rows('questionnaire_words')
    // Version 4: made by chance, not by the clock.
    for (const { id } of words) expect(id[14]).toBe('4')
  })

  it('is not told by the order of the rows either, after a night', async () => {
    const slug = 'tartib'
    await add(slug, { once: 'once' })
    for (let place = 0; place < 12; place++) await send(slug, { who: ['a'], how: ['a'], more: `So‘z ${place}` }, await join(app))
    const order = async () => {
      const { rows: lying } = await sql<{ id: string }>`select id from questionnaire_words order by ctid`.execute(app.platform.db)
      const { rows: hashes } = await sql<{ hash: string }>`
        select encode(hash, 'hex') as hash from questionnaire_participation order by ctid`.execute(app.platform.db)
      return { words: lying.map(({ id }) => id), hashes: hashes.map(({ hash }) => hash) }
    }
    const before = await order()
    await job('questionnaires.shuffle')
    const after = await order()
    expect(after.words.toSorted()).toEqual(before.words.toSorted())
    expect(after.hashes.toSorted()).toEqual(before.hashes.toSorted())
    expect(after).not.toEqual(before)
    const [left] = (
      await sql<{ count: number }>`
      select count(distinct xmin::text)::int as count from questionnaire_words`.execute(app.platform.db)
    ).rows
    expect(left!.count).toBe(1)
  })

  it('is forgotten with the account, and they could answer anew', async () => {
    const who = await join(app)
    await add('unut', { once: 'once' })
    await send('unut', { who: ['b'] }, who)
    const before = (await rows('questionnaire_participation')).length
    await forgetParticipations(app.platform, app.platform.db, who.id)
    expect((await rows('questionnaire_participation')).length).toBe(before - 1)
    expect((await send('unut', { who: ['b'] }, who)).status).toBe(201)
  })
})

describe('totals', () => {
  const totals = (id: string, who: Member = supervisor, query = '') => get(`staff/questionnaire/${id}/totals/${query}`, who)

  it('are for supervisors alone', async () => {
    const id = await add('jami')
    const paths = ['staff/questionnaire/', `staff/questionnaire/${id}/totals/`, `staff/questionnaire/${id}/words/?question=more`]
    for (const path of paths) {
      expect((await get(path)).status).toBe(401)
      expect((await get(path, child)).status).toBe(401)
      for (const role of ['counsellor', 'editor', 'admin'] as const)
        expect((await get(path, await join(app, role))).status).toBe(403)
      expect((await get(path, supervisor)).status).toBe(200)
    }
    expect((await totals('019a0000-0000-7000-8000-000000000000')).status).toBe(404)
  })

  it('begin with ten answers, and go on in steps of ten: looking twice shows nobody', async () => {
    const id = await add('o‘n'.replace('‘', ''), { once: 'always' })
    await sendMany(id, 9, { who: ['a'], how: ['a'] })
    expect((await totals(id)).body).toMatchObject({ answers: null, first_at: null })
    expect(
      (await totals(id)).body.questions.every(
        (one: any) => one.answers === null && one.options.every((o: any) => o.count === null),
      ),
    ).toBe(true)
    await sendMany(id, 1, { who: ['a'], how: ['a'] })
    const { body: ten } = await totals(id)
    expect(ten).toMatchObject({ answers: 10 })
    expect(ten.first_at).toMatch(/^\d{4}-\d\d-\d\dT00:00:00/)
    await sendMany(id, 9, { who: ['b'] })
    expect((await totals(id)).body).toEqual(ten)
    await sendMany(id, 1, { who: ['b'] })
    const { body: twenty } = await totals(id)
    // Nobody chose the third, and one hidden number alone could be counted back: another goes with it.
    expect(twenty.questions[0]).toMatchObject({ answers: 20, options: [{ count: null }, { count: 10 }, { count: null }] })
    const { body } = await get('staff/questionnaire/', supervisor, 'ru')
    expect(body.results.find((row: any) => row.id === id)).toMatchObject({ title: 'on ru', answers: 20, version: 1 })
  })

  it('leave the language and the file to whoever asks, and no cell begins a formula', async () => {
    const id = await add('fayl', { once: 'always' })
    await sendMany(id, 20, { who: ['b'] })
    await sendMany(id, 10, { who: ['a'], how: ['a'] })
    const { status, headers, body } = await app.call<string>('GET', `/api/v1/staff/questionnaire/${id}/totals/?format=csv`, {
      token: supervisor.token,
      lang: 'en',
    })
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(headers.get('content-disposition')).toBe('attachment; filename="fayl.csv"')
    const lines = body.replace('\uFEFF', '').split('\r\n')
    expect(lines.slice(0, 6)).toEqual([
      'Question,Answer,Count',
      ',Total,30',
      'Savol who en,Total,30',
      `Savol who en,"'=Javob a, en",`,
      `Savol who en,"'=Javob b, en",20`,
      `Savol who en,"'=Javob c, en",`,
    ])
    expect(body).not.toMatch(/(^|,|")[=+\-@]/m)
  })

  it('add up over versions whose question has the same options, and no others', async () => {
    const id = await add('ikki', { once: 'always' })
    await sendMany(id, 20, { who: ['b'] })
    const editor = await join(app, 'editor')
    const staff = (method: string, path: string, body?: unknown) =>
      app.call(method, `/api/v1/staff/content/questionnaire/${id}/${path}`, {
        token: editor.token,
        ...(body === undefined ? {} : { body }),
      })
    const one = (await staff('GET', '')).body
    const change = async (version: number, questions: unknown, uz: unknown) => {
      const texts = { uz: { ...one.texts.uz, questions: uz }, ru: {}, en: {} }
      const { status } = await staff('PUT', '', {
        version,
        slug: one.slug,
        safety: false,
        facts: { ...one.facts, questions },
        texts,
      })
      expect(status).toBe(200)
      expect((await staff('POST', 'review/')).status).toBe(200)
      expect((await staff('POST', 'publish/', {})).status).toBe(200)
    }
    const words = one.texts.uz.questions
    await change(1, ASKED, { ...words, who: { ...words.who, text: 'Boshqacha' } })
    await sendMany2(id, 20, { who: ['b'] }, 2)
    expect((await totals(id)).body).toMatchObject({ answers: 40, questions: [{ text: 'Boshqacha', answers: 40 }, {}, {}, {}] })
    const fewer = [{ ...ASKED[0]!, options: ASKED[0]!.options.slice(0, 2) }, ...ASKED.slice(1)]
    await change(2, fewer, words)
    await sendMany2(id, 10, { who: ['b'] }, 3)
    const { body } = await totals(id)
    expect(body).toMatchObject({ answers: 50 })
    expect(body.questions[0]).toMatchObject({ answers: 10 })
  })

  async function sendMany2(id: string, count: number, sheet: Sheet, version: number): Promise<void> {
    for (let sent = 0; sent < count; sent++) expect((await send(id, sheet, undefined, version)).status).toBe(201)
  }
})

describe('free words', () => {
  const words = (id: string, query = '?question=more') => get(`staff/questionnaire/${id}/words/${query}`, supervisor)

  it('are read once ten gave some, in no order that tells who gave them, by pages', async () => {
    const id = await add('sozlar', { once: 'always' })
    for (let place = 0; place < 9; place++) await send(id, { who: ['a'], how: ['a'], more: `So‘z ${place}` })
    await sendMany(id, 11, { who: ['b'] })
    expect((await words(id)).body).toMatchObject({ count: 0, results: [] })
    for (let place = 9; place < 29; place++) await send(id, { who: ['a'], how: ['a'], more: `So‘z ${place}` })
    const { body } = await words(id)
    expect(body.count).toBe(29)
    const texts = [...body.results, ...(await words(id, '?question=more&page=2')).body.results].map(({ text }: any) => text)
    const sent = Array.from({ length: 29 }, (_, place) => `So‘z ${place}`)
    expect(texts.map(String).toSorted()).toEqual(sent.toSorted())
    expect(texts).not.toEqual(sent)
    expect((await words(id, '?question=who')).status).toBe(404)
  })

  it('go after a year; what was counted stays, and so do marks that are of use', async () => {
    const id = await add('yil', { once: 'monthly' })
    await send(id, { who: ['a'], how: ['a'], more: 'Eski so‘z' }, child)
    const own = async () => (await rows('questionnaire_words')).filter(({ questionnaire_id }) => questionnaire_id === id).length
    const hashes = (await rows('questionnaire_participation')).length
    app.shiftClock(364 * DAY_MS)
    await job('questionnaires.sweep')
    expect(await own()).toBe(1)
    // Those by month are of no use any more, those for ever are.
    const left = await rows('questionnaire_participation')
    expect(left.length).toBeLessThan(hashes)
    expect(left.every(({ useless_from }) => useless_from === null)).toBe(true)
    app.shiftClock(3 * DAY_MS)
    await job('questionnaires.sweep')
    expect(await own()).toBe(0)
    app.shiftClock(-367 * DAY_MS)
    expect((await rows('questionnaire_count')).some(({ questionnaire_id }) => questionnaire_id === id)).toBe(true)
  })
})

it('answering has its limits, of an address and of a person', async () => {
  const limits = 'api=100000/1,questionnaires_address=4/3600,questionnaires_person=2/3600'
  const narrow = await startTestApp({ env: { LIMITS: limits } })
  await addPublishedItems(narrow.platform, narrow.platform.db, [questionnaireItem('cheklangan', { once: 'always' })])
  const { token } = await join(narrow)
  const body = { version: 1, answers: answersOf({ who: ['b'] }) }
  const answerAs = async (who: object) =>
    (await narrow.call('POST', '/api/v1/questionnaire/cheklangan/', { body, ...who })).status
  expect([await answerAs({ token }), await answerAs({ token }), await answerAs({ token })]).toEqual([201, 201, 429])
  expect([await answerAs({}), await answerAs({})]).toEqual([201, 429])
  await narrow.close()
})

describe('the samples', () => {
  it('have answers that nobody gave, each along its way, so that the charts show something', async () => {
    const { SAMPLES } = await import('../../../../demo/content/samples.ts')
    const forms = SAMPLES.filter((sample) => sample.type === 'questionnaire')
    expect(forms.length).toBeGreaterThanOrEqual(3)
    for (const { slug, facts } of forms) {
      for (const sheet of sampleSheets(slug, facts.questions)) {
        const given_ones = sheet.filter(({ options, text }) => options.length > 0 || text !== null)
        const answers = given_ones.map(({ text, ...given }) => (text === null ? given : { ...given, text }))
        expect(walk(facts.questions, answers).fields).toEqual({})
      }
    }
    const demo = await startTestApp({ samples: true })
    const { token } = await join(demo, 'supervisor')
    const { results } = (await demo.call('GET', '/api/v1/staff/questionnaire/', { token })).body
    expect(results.filter(({ sample, answers }: any) => sample && answers === 340)).toHaveLength(forms.length)
    for (const { id } of results) {
      const { questions } = (await demo.call('GET', `/api/v1/staff/questionnaire/${id}/totals/`, { token })).body
      const shown = questions.flatMap(({ options }: any) => options).filter(({ count }: any) => count !== null)
      expect(shown.length).toBeGreaterThan(5)
      for (const { key, asked_as } of questions) {
        if (asked_as !== 'text') continue
        const { body } = await demo.call('GET', `/api/v1/staff/questionnaire/${id}/words/?question=${key}`, { token })
        expect(body.results.every(({ text }: any) => /^(Namuna|Пример|Example): /.test(text))).toBe(true)
      }
    }
    await demo.close()
  })
})
