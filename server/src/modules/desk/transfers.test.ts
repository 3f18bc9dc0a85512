import type { Transfer, TransferTarget } from '@himoya/contract/chat/desk'
import type { FollowUp } from '@himoya/contract/reports/follow-ups'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dialStaff, join, openChat, say, sendOver, type Member } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'

const CARD = {
  summary: 'Sinfda suratga olib, kanalga qo‘yishmoqda',
  risk: 'medium',
  promises: ['Videoni o‘chirish yo‘lini yuborish'],
  next_step: 'Havolani so‘rash',
} as const
const MINUTE = 60_000

let app: TestApp
let giver: Member
let taker: Member
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'chat_send=100000/1,api=100000/1' }, connections: 10 })
  giver = await onShift('counsellor')
  taker = await onShift('counsellor')
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

const call = <T = any>(member: Member, method: string, path: string, body?: unknown) =>
  app.call<T>(method, `/api/v1/staff/${path}`, { token: member.token, ...(body ? { body } : {}) })

async function onShift(role: 'counsellor' | 'supervisor'): Promise<Member> {
  const member = await join(app, role)
  await call(member, 'PUT', 'presence/', { state: 'on_shift' })
  return member
}
async function claimed(who = giver) {
  const child = await join(app)
  const chat_id = await openChat(app, child)
  await say(app, child, chat_id, 'salom')
  await call(who, 'POST', `chat/${chat_id}/claim/`)
  return { child, chat_id }
}
const offer = (chat_id: string, to = taker, from = giver) =>
  call(from, 'POST', `chat/${chat_id}/transfer/`, { to: to.id, card: CARD })
const act = (member: Member, chat_id: string, name: string, body?: unknown) =>
  call(member, 'POST', `chat/${chat_id}/transfer/${name}/`, body)
const seen = async (member: Member, chat_id: string) =>
  (await call<Transfer[]>(member, 'GET', 'transfer/')).body.filter((transfer) => transfer.chat_id === chat_id)
const holder = async (chat_id: string) => (await call(supervisor, 'GET', `chat/${chat_id}/`)).body.assigned_to?.id

describe('an offer', () => {
  it('carries what was promised with a time; what was written on its card becomes the receiver’s when they accept', async () => {
    const { chat_id } = await claimed()
    const in_an_hour = new Date(app.platform.now().getTime() + 60 * MINUTE).toISOString()
    const [old, fresh] = [
      { words: 'Ertalab yozaman', due_at: in_an_hour },
      { words: 'Maktabga qo‘ng‘iroq qilaman', due_at: in_an_hour },
    ]
    await call(giver, 'POST', `follow-up/chat/${chat_id}/`, old)
    const owed = async (who: Member) =>
      (await call<FollowUp[]>(who, 'GET', 'follow-up/')).body.filter((one) => one.chat_id === chat_id).map(({ words }) => words)
    const over = { ...fresh, due_at: new Date(app.platform.now().getTime() - MINUTE).toISOString() }
    const offered = (follow_ups: unknown[]) =>
      call<Transfer>(giver, 'POST', `chat/${chat_id}/transfer/`, { to: taker.id, card: { ...CARD, follow_ups } })
    expect((await offered([over])).status).toBe(422)
    expect((await offered([fresh])).body.card.follow_ups).toEqual([
      { kind: 'promise', ...old, shown: false, known: true },
      { kind: 'promise', ...fresh, shown: false, known: false },
    ])
    expect([await owed(giver), await owed(taker)]).toEqual([[old.words], []])
    await act(taker, chat_id, 'accept')
    expect(await owed(giver)).toEqual([])
    expect(new Set(await owed(taker))).toEqual(new Set([old.words, fresh.words]))
  })

  it('goes to colleagues on shift who speak the language, the freest first', async () => {
    const { chat_id } = await claimed()
    const russian = await onShift('counsellor')
    await app.platform.db
      .updateTable('staff_member')
      .set({ langs: ['ru'] })
      .where('account_id', '=', russian.id)
      .execute()
    const away = await join(app, 'counsellor')
    const { body } = await call<TransferTarget[]>(giver, 'GET', `chat/${chat_id}/transfer/target/`)
    expect(body.map(({ id }) => id)).toEqual(expect.arrayContaining([taker.id, russian.id]))
    expect(body.map(({ id }) => id)).not.toContain(giver.id)
    expect(body.map(({ id }) => id)).not.toContain(away.id)
    expect(body.find(({ id }) => id === russian.id)).toMatchObject({ speaks: false })
    expect(body.at(-1)).toMatchObject({ speaks: false })
    for (const to of [russian, away, giver]) expect((await offer(chat_id, to)).status).toBe(422)
    await call(russian, 'PUT', 'presence/', { state: 'off' })
  })

  it('leaves the chat where it is, is seen by both and by supervisors, and by nobody else', async () => {
    const { child, chat_id } = await claimed()
    const [mine, theirs] = [await dialStaff(app, giver), await dialStaff(app, taker)]
    const made = await offer(chat_id)
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ state: 'offered', card: CARD, person: child.alias, from: { alias: giver.alias } })
    for (const line of [mine, theirs])
      expect(await line.next((frame) => frame.type === 'transfer')).toEqual({ type: 'transfer', chat_id })
    for (const member of [giver, taker, supervisor])
      expect(await seen(member, chat_id)).toMatchObject([{ state: 'offered', card: CARD }])
    expect(await seen(await join(app, 'counsellor'), chat_id)).toEqual([])
    expect(await holder(chat_id)).toBe(giver.id)
    expect((await say(app, giver, chat_id, 'hali men')).status).toBe(200)
    expect((await call(taker, 'GET', `message/${chat_id}/`)).status).toBe(404)
    expect((await offer(chat_id)).body.code).toBe('already_offered')
    await mine.close()
    await theirs.close()
  })

  it('whose card a supervisor reads is written down, once however often the list is asked for; neither of the two is', async () => {
    const { chat_id } = await claimed()
    await offer(chat_id)
    const readers = async (): Promise<string[]> => {
      const entries = app.platform.db.selectFrom('audit_entry').select('actor_id').where('action', '=', 'chat.handover_read')
      return (await entries.where('subject_id', '=', chat_id).execute()).map(({ actor_id }) => actor_id)
    }
    for (const member of [giver, taker]) await seen(member, chat_id)
    expect(await readers()).toEqual([])
    for (let turn = 0; turn < 3; turn += 1) expect(await seen(supervisor, chat_id)).toHaveLength(1)
    expect(await readers()).toEqual([supervisor.id])
  })

  it('that is accepted gives the chat, its card as a note, and nothing more to the one before', async () => {
    const { child, chat_id } = await claimed()
    const [old_line, new_line] = [await dialStaff(app, giver), await dialStaff(app, taker)]
    old_line.send({ type: 'sub', chat_id, since: 0, notes_since: 0 })
    await old_line.next((frame) => frame.type === 'subscribed')
    await offer(chat_id)
    expect((await act(await join(app, 'counsellor'), chat_id, 'accept')).status).toBe(404)
    expect((await act(giver, chat_id, 'accept')).status).toBe(404)
    expect((await act(taker, chat_id, 'accept')).body).toMatchObject({ state: 'accepted' })
    expect(await holder(chat_id)).toBe(taker.id)
    await old_line.next((frame) => frame.type === 'error' && frame.chat_id === chat_id && frame.code === 'not_found')
    const heard = old_line.frames.length

    new_line.send({ type: 'sub', chat_id, since: 0, notes_since: 0 })
    const { note } = await new_line.next((frame) => frame.type === 'note')
    expect(note).toMatchObject({ kind: 'handover', handover: { ...CARD, from: giver.alias, to: taker.alias } })
    await say(app, child, chat_id, 'yangi xabar')
    await call(taker, 'POST', `chat/${chat_id}/note/`, { cid: crypto.randomUUID(), kind: 'note', text: 'yangi eslatma' })
    await new_line.next((frame) => frame.type === 'note' && frame.note.text === 'yangi eslatma')
    await new_line.next((frame) => frame.type === 'message' && frame.message.message === 'yangi xabar')
    await call(supervisor, 'POST', `chat/${chat_id}/risk/`, { risk: 'high', reason: 'Bugun uyga borishga qo‘rqadi' })
    const after = old_line.frames
      .slice(heard)
      .filter((frame) => JSON.stringify(frame).includes(chat_id) && frame.type !== 'transfer')
    expect(after).toEqual([])
    expect(await sendOver(old_line, 'kechikdim', { chat_id })).toMatchObject({ type: 'error', code: 'not_found' })
    expect((await call(giver, 'GET', `chat/${chat_id}/note/`)).status).toBe(404)
    const audited = await app.platform.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', chat_id)
      .execute()
    expect(audited).toContainEqual({ action: 'chat.transferred', actor_id: taker.id })
    await old_line.close()
    await new_line.close()
  })

  it('that is refused stays with its counsellor, who reads the word', async () => {
    const { chat_id } = await claimed()
    await offer(chat_id)
    expect((await act(taker, chat_id, 'reject', { word: '' })).status).toBe(422)
    await act(taker, chat_id, 'reject', { word: 'Uchta suhbatim bor' })
    expect(await seen(giver, chat_id)).toMatchObject([{ state: 'rejected', word: 'Uchta suhbatim bor' }])
    expect(await seen(taker, chat_id)).toEqual([])
    expect(await holder(chat_id)).toBe(giver.id)
    expect((await act(taker, chat_id, 'accept')).status).toBe(404)
    expect((await offer(chat_id)).status).toBe(201)
  })

  it('is taken back by its counsellor or a supervisor, not by the receiver', async () => {
    for (const who of [giver, supervisor]) {
      const { chat_id } = await claimed()
      await offer(chat_id)
      expect((await act(taker, chat_id, 'cancel')).status).toBe(404)
      expect((await act(who, chat_id, 'cancel')).body).toMatchObject({ state: 'cancelled' })
      expect((await act(taker, chat_id, 'accept')).status).toBe(404)
    }
  })

  it('is over when its chat is released or ended, and after ten minutes', async () => {
    const [released, ended, late] = [await claimed(), await claimed(), await claimed()]
    for (const { chat_id } of [released, ended, late]) await offer(chat_id)
    await call(giver, 'POST', `chat/${released.chat_id}/release/`)
    await call(giver, 'POST', `chat/${ended.chat_id}/end/`)
    for (const { chat_id } of [released, ended]) {
      expect((await act(taker, chat_id, 'accept')).status).toBe(404)
      expect(await seen(giver, chat_id)).toMatchObject([{ state: 'cancelled' }])
    }
    // Within a staff token's five minutes twice, so that nobody has to sign in anew.
    await app.platform.db
      .updateTable('desk_transfer')
      .set({ expires_at: new Date(app.platform.now().getTime() - MINUTE) })
      .where('chat_id', '=', late.chat_id)
      .execute()
    expect(await seen(giver, late.chat_id)).toMatchObject([{ state: 'expired' }])
    expect((await act(taker, late.chat_id, 'accept')).status).toBe(404)
    expect(await holder(late.chat_id)).toBe(giver.id)
  })

  it('accepted, refused and taken back at once has one outcome', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { chat_id } = await claimed()
      await offer(chat_id)
      const answers = await Promise.all([
        act(taker, chat_id, 'accept'),
        act(taker, chat_id, 'reject', { word: 'bandman' }),
        act(giver, chat_id, 'cancel'),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await holder(chat_id)).toBe(answers[0].status === 200 ? taker.id : giver.id)
      await call(supervisor, 'POST', `chat/${chat_id}/end/`)
    }
  })

  it('does not go beyond what the receiver may have open', async () => {
    const full = await onShift('counsellor')
    await claimed(full)
    const { chat_id } = await claimed()
    await app.platform.db.updateTable('team_setting').set({ chat_cap: 1 }).execute()
    expect((await offer(chat_id, full)).status).toBe(201)
    expect(await act(full, chat_id, 'accept')).toMatchObject({ status: 409, body: { code: 'too_many_chats' } })
    expect(await holder(chat_id)).toBe(giver.id)
    expect(await seen(full, chat_id)).toMatchObject([{ state: 'offered' }])
  })
})
