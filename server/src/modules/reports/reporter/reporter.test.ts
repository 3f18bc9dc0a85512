import { randomUUID } from 'node:crypto'
import { checkDigit, isReceipt } from '@himoya/contract/accounts/receipt-digits'
import { HAPPENED_ABOUT, REPORT_TYPES } from '@himoya/contract/reports/report-lists'
import type { ReportBody } from '@himoya/contract/reports/reports'
import { DAY_MS, tashkentDay } from '@himoya/contract/tashkent'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { solve } from '../../../../test/account-calls.ts'
import { dump, join, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { announceNewCase } from '../cases/open-case.service.ts'
import { inboxOf, readByTeam, sayToReporter, unreadForTeam } from '../inbox.service.ts'
import { openSosInbox } from './sos-inbox.service.ts'
import { reportForCase, sealFacts } from '../report.service.ts'

const PATH = '/api/v1/victim/'
const MINUTE_MS = 60_000
const STORY = 'Darsdan keyin sumkamni yashirib qo‘yishadi va kulishadi.'

const REPORT: ReportBody = {
  reporter_role: 'child_self',
  type_ids: ['threats'],
  urgency: 'ongoing',
  region_code: 'UZ-SA',
  description: STORY,
  accept_terms: true,
}

let app: TestApp
let counsellor: Member
beforeAll(async () => {
  // Many guests come from one address here.
  const many = ['reports', 'reports_stop', 'reports_urgent', 'receipt_report'].map((name) => `${name}=10000/3600`)
  app = await startTestApp({ env: { LIMITS: many.join(',') } })
  counsellor = await join(app, 'counsellor')
})
afterAll(() => app.close())

const report = (more: Partial<ReportBody> = {}, who?: Member, headers: Record<string, string> = {}, on = app) =>
  on.call('POST', PATH, { body: { ...REPORT, ...more }, headers, ...(who ? { token: who.token } : {}) })
const openReceipt = (receipt: string, on = app) => on.call('POST', `${PATH}receipt/`, { body: { receipt } })

async function inbox(receipt: string) {
  const { body } = await openReceipt(receipt)
  const headers = { authorization: `Receipt ${body.token}` }
  return {
    status: () => app.call('GET', `${PATH}receipt/status/`, { headers }),
    say: (message: string, cid: string = randomUUID()) =>
      app.call('POST', `${PATH}receipt/message/`, { headers, body: { cid, message } }),
    withdraw: (reason?: string) => app.call('POST', `${PATH}receipt/withdraw/`, { headers, body: reason ? { reason } : {} }),
  }
}

const idOf = async (ref: string): Promise<string> =>
  (await app.platform.db.selectFrom('report').select('id').where('ref', '=', ref).executeTakeFirstOrThrow()).id

const answerWith = (report_id: string, message: string, cid: string = randomUUID()) =>
  app.platform.db
    .transaction()
    .execute((db) => sayToReporter(app.platform, db, { report_id, author_id: counsellor.id, cid, message }))

const setCase = (id: string, change: object) =>
  app.platform.db.updateTable('report_case').set(change).where('id', '=', id).execute()

describe('what may have happened', () => {
  it('is told in three languages, in a child’s and in a grown-up’s mouth, each kind after its parent', async () => {
    for (const lang of ['uz', 'ru', 'en'] as const) {
      const { status, body } = await app.call('GET', `${PATH}type/`, { lang })
      expect(status).toBe(200)
      expect(body.map(({ id }: { id: string }) => id)).toEqual(REPORT_TYPES.map(({ id }) => id))
      const sentences = body.flatMap(({ title, title_self }: Record<string, string>) => [title, title_self])
      expect(sentences.every((text: string) => text.length > 0 && text.length <= 60)).toBe(true)
      expect(new Set(body.map(({ title_self }: Record<string, string>) => title_self)).size).toBe(25)
    }
  })
})

describe('a report', () => {
  it('of a guest is answered with a name, a receipt and by when the first words come', async () => {
    const { status, body } = await report()
    expect(status).toBe(201)
    expect(body.ref).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
    expect(isReceipt(body.receipt)).toBe(true)
    const hours = (new Date(body.answer_by).getTime() - app.platform.now().getTime()) / (60 * MINUTE_MS)
    expect(Math.round(hours)).toBe(24)
  })

  it('of a danger now promises no day and no week, only what the team’s clock has, from the answer to its end', async () => {
    const { body } = await report({ urgency: 'now' })
    const { body: key } = await app.call('POST', `${PATH}receipt/`, { body: { receipt: body.receipt } })
    const look = async (lang: 'uz' | 'ru' | 'en') =>
      (await app.call('GET', `${PATH}receipt/status/`, { lang, headers: { authorization: `Receipt ${key.token}` } })).body
    expect(body.urgent_text).toContain('112')
    for (const lang of ['uz', 'ru', 'en'] as const) {
      const { urgent_text, next_at } = await look(lang)
      expect(urgent_text).toContain('112')
      expect(next_at).toBeNull()
    }
    expect(new Set([(await look('uz')).urgent_text, (await look('ru')).urgent_text]).size).toBe(2)
    // Calm ones keep their day.
    const calm = await report({ urgency: 'past' })
    expect(calm.body.urgent_text).toBeNull()
  })

  it('of a signed-in person has no receipt and stands under their own', async () => {
    const child = await join(app)
    const { body } = await report({ contact: { channel: 'chat' } }, child)
    expect(body.receipt).toBeUndefined()
    const own = await app.call('GET', PATH, { token: child.token })
    expect(own.body.results).toMatchObject([{ ref: body.ref, state: 'received', unread: 0, next_at: body.answer_by }])
  })

  it('keeps what was told sealed: a copy of the database shows no word, name, phone, receipt or address', async () => {
    const { body } = await report({
      reporter_role: 'neighbour',
      description: 'Qo‘shnimizning bolasi kechalari yig‘laydi, eshitib turamiz.',
      child_name: 'Namunaxon',
      district: 'Namunaobod',
      contact: { channel: 'phone', phone: '90 000-00-17', safe_hours: 'evening' },
    })
    const rows = (await dump(app)).join('\n')
    const hex = (text: string): string => Buffer.from(text).toString('hex')
    for (const secret of ['kechalari', 'Namunaxon', 'Namunaobod', '900000017', body.receipt]) {
      expect(rows).not.toContain(secret.toLowerCase())
      expect(rows).not.toContain(hex(secret))
    }
    expect(rows).not.toContain('127.0.0.1')
    expect(await reportForCase(app.platform, app.platform.db, await idOf(body.ref))).toMatchObject({
      source: 'form',
      account_id: null,
      facts: {
        child_name: 'Namunaxon',
        contact: { channel: 'phone', phone: '+998900000017', safe_hours: 'evening' },
        share: 'ask_first',
      },
      chat_id: null,
    })
  })

  it('may leave the region open, and say since when without a day', async () => {
    const { region_code: _, ...open } = REPORT
    for (const happened_about of HAPPENED_ABOUT) {
      const { status, body } = await app.call('POST', PATH, { body: { ...open, happened_about } })
      expect(status).toBe(201)
      const stored = await reportForCase(app.platform, app.platform.db, await idOf(body.ref))
      expect(stored).toMatchObject({ region_code: null, facts: { happened_about, happened_from: null } })
    }
    const invented = await app.call('POST', PATH, { body: { ...open, happened_about: 'yesterday' } })
    expect(invented.body.fields).toHaveProperty('happened_about')
  })

  it('that was sealed before somebody asked since when opens like any other', async () => {
    const id = await idOf((await report()).body.ref)
    const { vault, db } = app.platform
    const { key_id } = await db.selectFrom('report').select('key_id').where('id', '=', id).executeTakeFirstOrThrow()
    const sealer = await vault.useKey(db, key_id)
    const { facts } = await reportForCase(app.platform, db, id)
    const { happened_about: _, ...old } = facts
    await db
      .updateTable('report')
      .set({ facts: sealFacts(sealer, id, old as typeof facts) })
      .where('id', '=', id)
      .execute()
    expect((await reportForCase(app.platform, db, id)).facts).toEqual({ ...old, happened_about: null })
  })

  it('names each field that is wrong', async () => {
    const wrong = async (more: Partial<ReportBody>, who?: Member) => (await report(more, who)).body.fields
    expect(await wrong({ description: 'Qisqa' })).toHaveProperty('description')
    expect(await wrong({ description: '' })).toEqual({ description: ['required'] })
    expect(await wrong({ type_ids: [] })).toHaveProperty('type_ids')
    expect(await wrong({ type_ids: ['threats', 'threats'] })).toEqual({ type_ids: ['not_allowed'] })
    expect(await wrong({ happened_from: '2999-01' })).toEqual({ happened_from: ['out_of_range'] })
    expect(await wrong({ happened_from: '2026-03-10', happened_to: '2026-02' })).toEqual({ happened_to: ['out_of_range'] })
    expect(await wrong({ happened_from: '2026-03-10', happened_to: '2026-03' })).toBeUndefined()
    expect(await wrong({ contact: { channel: 'chat' } })).toEqual({ 'contact.channel': ['not_allowed'] })
    expect(await wrong({ contact: { channel: 'phone' } })).toEqual({ 'contact.phone': ['required'] })
    expect(await wrong({ contact: { channel: 'phone', phone: '12345' } })).toEqual({ 'contact.phone': ['wrong_format'] })
    expect(await wrong({ file_keys: ['A'.repeat(43)] })).toEqual({ file_keys: ['wrong'] })
    expect(await wrong({ accept_terms: false as true })).toHaveProperty('accept_terms')
  })

  it('is answered with help first when it tells of danger', async () => {
    const helped = async (description: string) => (await report({ description })).body.help
    expect(await helped('Do‘stim o‘zini o‘ldirmoqchi, kecha menga aytdi.')).toBe(true)
    expect(await helped('Sinfdoshlarim har kuni daftarimni yashirib qo‘yishadi.')).toBe(false)
  })

  it('of a clock that is a day ahead is taken, and its day is today; two days ahead are not', async () => {
    const today = tashkentDay(app.platform.now())
    const dayAfter = (days: number) => tashkentDay(app.platform.now().getTime() + days * DAY_MS)
    const { status, body } = await report({ happened_from: dayAfter(1), happened_to: dayAfter(1) })
    expect(status).toBe(201)
    const { facts } = await reportForCase(app.platform, app.platform.db, await idOf(body.ref))
    expect(facts).toMatchObject({ happened_from: today, happened_to: today })
    expect((await report({ happened_from: dayAfter(2) })).body.fields).toEqual({ happened_from: ['out_of_range'] })
  })

  it('is one report, however often its sending is repeated', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const [first, second] = await Promise.all([report({}, undefined, headers), report({}, undefined, headers)])
    expect(second.body).toEqual(first.body)
  })

  it('past the free ones of an address costs a proof of work, and none when a child is in danger now', async () => {
    const own = await startTestApp({ env: { LIMITS: 'reports=2/3600' } })
    try {
      for (const status of [201, 201, 429]) expect((await report({}, undefined, {}, own)).status).toBe(status)
      const { challenge } = (await report({}, undefined, {}, own)).body
      expect((await report({}, undefined, { 'x-proof': solve(challenge) }, own)).status).toBe(201)
      for (let count = 0; count < 5; count += 1) {
        expect((await report({ urgency: 'now' }, undefined, {}, own)).status).toBe(201)
      }
    } finally {
      await own.close()
    }
  })
})

describe('a receipt', () => {
  it('opens status and messages, not the first story', async () => {
    const { body } = await report({ child_name: 'Namunaxon' })
    const { body: seen, headers } = await (await inbox(body.receipt)).status()
    expect(seen).toEqual({
      ref: body.ref,
      state: 'received',
      urgent_text: null,
      next_at: body.answer_by,
      unread: 0,
      created_at: expect.any(String),
      lang: 'uz',
      closed_for: null,
      messages: [],
      files: [],
      can_withdraw: true,
      can_write: true,
    })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('with a slip is told so, an unknown one opens nothing, and a few guesses are all there are', async () => {
    const own = await startTestApp()
    try {
      const { body } = await report({}, undefined, {}, own)
      const slip = body.receipt.slice(0, -1) + String((Number(body.receipt.at(-1)) + 1) % 10)
      expect(await openReceipt(slip, own)).toMatchObject({ status: 422, body: { fields: { receipt: ['wrong_format'] } } })
      const guess = (at: number): string => String(at).padStart(19, '4')
      for (let at = 0; at < 5; at += 1) {
        expect((await openReceipt(guess(at) + checkDigit(guess(at)), own)).status).toBe(404)
      }
      expect((await openReceipt(guess(9) + checkDigit(guess(9)), own)).status).toBe(429)
      expect((await openReceipt(body.receipt, own)).status).toBe(429)
    } finally {
      await own.close()
    }
  })

  it('opens for 15 minutes from the last use; its token is kept as a hash', async () => {
    const { body } = await report()
    const opened = await openReceipt(body.receipt)
    expect((await dump(app)).join('\n')).not.toContain(opened.body.token.toLowerCase())
    const look = () => app.call('GET', `${PATH}receipt/status/`, { headers: { authorization: `Receipt ${opened.body.token}` } })
    try {
      for (let count = 0; count < 3; count += 1) {
        app.shiftClock(14 * MINUTE_MS)
        expect((await look()).status).toBe(200)
      }
      app.shiftClock(15 * MINUTE_MS)
      expect(await look()).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    } finally {
      app.shiftClock(-57 * MINUTE_MS)
    }
  })

  it('opens nothing without a token, with a wrong one, or as another scheme', async () => {
    const child = await join(app)
    for (const authorization of ['', 'Receipt', `Receipt ${'A'.repeat(43)}`, `Bearer ${child.token}`]) {
      expect((await app.call('GET', `${PATH}receipt/status/`, { headers: { authorization } })).status).toBe(401)
    }
  })
})

describe('an inbox', () => {
  let receipt: string
  let id: string
  beforeEach(async () => {
    const { body } = await report()
    receipt = body.receipt
    id = await idOf(body.ref)
  })

  it('carries words both ways, with dense numbers, and counts what is unread on either side', async () => {
    const box = await inbox(receipt)
    expect((await box.say('Bugun ham shunday bo‘ldi.')).body).toMatchObject({
      seq: 1,
      is_admin: false,
      message: 'Bugun ham shunday bo‘ldi.',
    })
    expect(await unreadForTeam(app.platform.db, [id])).toEqual(new Map([[id, 1]]))
    await readByTeam(app.platform.db, id)
    expect(await unreadForTeam(app.platform.db, [id])).toEqual(new Map())
    await answerWith(id, 'Yozganingiz uchun rahmat.')
    const { body } = await box.status()
    expect(body.unread).toBe(1)
    expect(body.messages).toMatchObject([
      { seq: 1, is_admin: false },
      { seq: 2, is_admin: true, author: counsellor.alias, message: 'Yozganingiz uchun rahmat.' },
    ])
    expect((await box.status()).body.unread).toBe(0)
  })

  it('has each send once, and twenty at the same moment without a hole', async () => {
    const box = await inbox(receipt)
    const cid = randomUUID()
    const sends = [
      ...Array.from({ length: 5 }, () => box.say('Bir marta', cid)),
      ...Array.from({ length: 15 }, (_, at) => box.say(`${at}-so‘z`)),
    ]
    const answers = await Promise.all([...sends, answerWith(id, 'Tinglayapman.')])
    expect(answers).toHaveLength(21)
    const messages = await inboxOf(app.platform, app.platform.db, id)
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 17 }, (_, at) => at + 1))
    expect(messages.filter((one) => one.cid === cid)).toHaveLength(1)
  })

  it('is answered with help first when words of danger are written in it, and only the reporter’s are looked at', async () => {
    const box = await inbox(receipt)
    expect((await box.say('O‘zimni o‘ldirmoqchiman')).body.help).toBe(true)
    expect((await box.say('Rahmat, ertaga yozaman')).body).not.toHaveProperty('help')
    await answerWith(id, 'O‘zimni o‘ldirmoqchiman deb yozgansiz.')
    const { messages } = (await box.status()).body
    expect(messages.slice(-3).map(({ help }: { help?: true }) => help ?? false)).toEqual([true, false, false])
  })

  it('is looked at for words of danger from its end, and no further than twenty thousand signs', async () => {
    const { body } = await report({})
    const box = await inbox(body.receipt)
    const helps = async (): Promise<boolean[]> =>
      (await box.status()).body.messages.map(({ help }: { help?: true }) => help ?? false)
    await box.say('O‘zimni o‘ldirmoqchiman')
    expect(await helps()).toEqual([true])
    for (let nth = 0; nth < 5; nth += 1) expect((await box.say('a'.repeat(4_000))).status).toBe(201)
    expect(await helps()).toEqual(Array.from({ length: 6 }, () => false))
    await box.say('O‘zimni o‘ldirmoqchiman')
    expect((await helps()).lastIndexOf(true)).toBe(6)
  })

  it('takes no empty word, and none too long', async () => {
    const box = await inbox(receipt)
    expect((await box.say('  ')).body.fields).toEqual({ message: ['required'] })
    expect((await box.say('a'.repeat(4_001))).status).toBe(422)
  })

  it('tells when the team waits for the reporter, and goes on with their words', async () => {
    await setCase(id, { state: 'needs_info', state_before: 'assessment', assigned_to: counsellor.id })
    const box = await inbox(receipt)
    expect((await box.status()).body.state).toBe('needs_you')
    await box.say('Sinfxonada bo‘lgan edi.')
    expect((await box.status()).body.state).toBe('checking')
  })

  it('keeps messages sealed', async () => {
    await (await inbox(receipt)).say('Zumradgul bilan gaplashdim.')
    expect((await dump(app)).join('\n')).not.toContain(Buffer.from('Zumradgul').toString('hex'))
  })

  it('of an SOS says what little is known, and opens by its receipt', async () => {
    const { platform } = app
    const opened = await platform.db
      .transaction()
      .execute((db) => openSosInbox(platform, db, { lang: 'ru', text: 'Помогите, я не могу говорить.' }))
    await announceNewCase(platform, opened.report_id)
    expect(await reportForCase(platform, platform.db, opened.report_id)).toMatchObject({
      source: 'sos',
      urgency: 'now',
      region_code: null,
      facts: { description: 'Помогите, я не могу говорить.' },
    })
    expect((await (await inbox(opened.receipt)).status()).body).toMatchObject({ state: 'received', lang: 'ru' })
  })
})

describe('taking it back', () => {
  it('ends the work, once and for all; nothing can be written after it', async () => {
    const { body } = await report()
    const box = await inbox(body.receipt)
    expect((await box.withdraw('O‘zim hal qildim')).status).toBe(204)
    expect((await box.withdraw()).status).toBe(204)
    expect((await box.status()).body).toMatchObject({
      state: 'closed',
      closed_for: 'withdrawn',
      can_withdraw: false,
      can_write: false,
    })
    expect(await box.say('Yana bir gap')).toMatchObject({ status: 409, body: { code: 'too_late' } })
  })

  it('is refused once a danger to life is in work, and the answer says why and how to go on', async () => {
    const { body } = await report({ urgency: 'now' })
    await setCase(await idOf(body.ref), { state: 'assigned', assigned_to: counsellor.id })
    const box = await inbox(body.receipt)
    expect((await box.status()).body.can_withdraw).toBe(false)
    const refused = await box.withdraw()
    expect(refused).toMatchObject({ status: 409, body: { code: 'cannot_withdraw' } })
    expect(refused.body.message).toContain('shu yerda yozing')
    expect((await box.say('Men boshqa yo‘lni xohlayman.')).status).toBe(201)
  })
})

describe('my reports', () => {
  it('are mine alone: another’s is as missing as one that never was', async () => {
    const [mine, other] = [await join(app), await join(app)]
    const { ref } = (await report({}, mine)).body
    const path = `${PATH}${ref}/`
    expect((await app.call('GET', path, { token: mine.token })).body).toMatchObject({ ref, messages: [] })
    const missing = await app.call('GET', `${PATH}22222222/`, { token: other.token })
    expect(missing.status).toBe(404)
    const calls = [
      ['GET', path, undefined],
      ['POST', `${path}message/`, { cid: randomUUID(), message: 'Salom' }],
      ['POST', `${path}withdraw/`, {}],
    ] as const
    for (const [method, address, body] of calls) {
      const answer = await app.call(method, address, { token: other.token, ...(body ? { body } : {}) })
      expect(answer.body).toEqual(missing.body)
      expect((await app.call(method, address, body ? { body } : {})).status).toBe(401)
      expect((await app.call(method, address, { token: counsellor.token, ...(body ? { body } : {}) })).status).toBe(401)
    }
    expect((await app.call('GET', PATH, { token: other.token })).body.count).toBe(0)
  })

  it('are written to and taken back like those of a receipt', async () => {
    const child = await join(app)
    const { ref } = (await report({}, child)).body
    const path = `${PATH}${ref}/`
    const body = { cid: randomUUID(), message: 'Yana bir narsa esimga tushdi.' }
    expect((await app.call('POST', `${path}message/`, { token: child.token, body })).status).toBe(201)
    expect((await app.call('POST', `${path}withdraw/`, { token: child.token, body: {} })).status).toBe(204)
    expect((await app.call('GET', path.toLowerCase(), { token: child.token })).body).toMatchObject({ closed_for: 'withdrawn' })
  })

  it('lie behind the curtain after a reset by SMS', async () => {
    const child = await join(app)
    const { ref } = (await report({}, child)).body
    await app.platform.db
      .updateTable('account')
      .set({ curtain_before: new Date(app.platform.now().getTime() + MINUTE_MS) })
      .where('id', '=', child.id)
      .execute()
    expect((await app.call('GET', PATH, { token: child.token })).body.count).toBe(0)
    expect((await app.call('GET', `${PATH}${ref}/`, { token: child.token })).status).toBe(404)
  })
})
