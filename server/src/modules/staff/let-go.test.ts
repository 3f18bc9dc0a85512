import { randomInt, randomUUID } from 'node:crypto'
import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import { DAY_MS } from '@himoya/contract/tashkent'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { act, boardOf, CASE_LIMITS, onCase, report } from '../../../test/case-cast.ts'
import { join, openChat, say, type Member } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'

const CARD = { summary: 'Sinfda kulishadi', risk: 'medium', promises: [], next_step: 'So‘rash' } as const

let app: TestApp
let admin: Member
let supervisor: Member
let colleague: Member
beforeAll(async () => {
  app = await startTestApp({ env: CASE_LIMITS, connections: 8 })
  admin = await join(app, 'admin')
  supervisor = await join(app, 'supervisor')
  colleague = await onShift('counsellor')
})
afterAll(() => app.close())

const call = (member: Member, method: string, path: string, body?: unknown) =>
  app.call(method, `/api/v1/staff/${path}`, { token: member.token, ...(body === undefined ? {} : { body }) })

async function onShift(role: 'counsellor' | 'supervisor'): Promise<Member> {
  const member = await join(app, role)
  await call(member, 'PUT', 'presence/', { state: 'on_shift' })
  return member
}
async function chatOf(member: Member): Promise<string> {
  const child = await join(app)
  const id = await openChat(app, child)
  await say(app, child, id, 'salom')
  expect((await call(member, 'POST', `chat/${id}/claim/`)).status).toBe(200)
  return id
}

/** One who holds a chat, a call for help, a case with a task and what another promised in it, an offer, a shift to come, and is on duty. */
async function someBusyMember() {
  const { db, now } = app.platform
  const member = await onShift('counsellor')
  const own_chat = await chatOf(member)
  const offered_chat = await chatOf(colleague)
  expect((await call(colleague, 'POST', `chat/${offered_chat}/transfer/`, { to: member.id, card: CARD })).status).toBe(201)
  const { id: case_id } = await report(app)
  expect((await act(app, supervisor, case_id, 'assign', { assign_to: member.id })).status).toBe(200)
  const task = { title: 'Maktabga qo‘ng‘iroq', assigned_to: member.id, due_at: null }
  expect((await onCase(app, supervisor, 'POST', `${case_id}/task/`, task)).status).toBe(201)
  const starts_at = new Date(now().getTime() + DAY_MS).toISOString()
  const ends_at = new Date(now().getTime() + DAY_MS + 3_600_000).toISOString()
  expect((await call(supervisor, 'POST', 'rota/', { account_id: member.id, starts_at, ends_at })).status).toBe(201)
  const due_at = new Date(now().getTime() + DAY_MS).toISOString()
  const promise = (await call(supervisor, 'POST', `follow-up/case/${case_id}/`, { words: 'Ertaga yozaman', due_at })).body.id
  expect((await call(supervisor, 'POST', `follow-up/${promise}/hand/`, { to: member.id })).status).toBe(200)
  const phone = `+99890${String(randomInt(10_000_000)).padStart(7, '0')}`
  expect((await call(supervisor, 'POST', 'duty/phone/', { account_id: member.id, phone })).status).toBe(200)
  const slot = { account_id: member.id, weekdays: [1], opens: '22:00', closes: '08:00', place: 1 }
  expect((await call(supervisor, 'POST', 'duty/slot/', slot)).status).toBe(200)
  const pressed = { nonce: randomUUID(), kind: 'self', can_speak: true }
  const sos_id = (await app.call('POST', '/api/v1/sos/', { body: pressed })).body.id
  expect((await call(member, 'POST', `sos/${sos_id}/accept/`)).status).toBe(200)
  const held = async () => ({
    chat: await db.selectFrom('chat').select(['state', 'assigned_to']).where('id', '=', own_chat).executeTakeFirst(),
    offers: await db.selectFrom('desk_transfer').select('state').where('to_id', '=', member.id).execute(),
    case: await db.selectFrom('report_case').select(['state', 'assigned_to']).where('id', '=', case_id).executeTakeFirst(),
    tasks: await db.selectFrom('case_task').select('assigned_to').where('case_id', '=', case_id).execute(),
    sos: await db.selectFrom('sos_call').select(['state', 'accepted_by']).where('id', '=', sos_id).executeTakeFirst(),
    promise: await db.selectFrom('follow_up').select('owner_id').where('id', '=', promise).executeTakeFirst(),
    duty: (await call(supervisor, 'GET', 'duty/')).body.slots.some(
      ({ account_id }: { account_id: string }) => account_id === member.id,
    ),
    shifts: (await db.selectFrom('rota_shift').select('id').where('account_id', '=', member.id).execute()).length,
  })
  return { member, offered_chat, case_id, held }
}

const NOTHING = {
  chat: { state: CHAT_STATE.waiting, assigned_to: null },
  offers: [{ state: 'cancelled' }],
  case: { state: 'assigned', assigned_to: null },
  tasks: [{ assigned_to: null }],
  sos: { state: 'sent', accepted_by: null },
  promise: { owner_id: null },
  duty: false,
  shifts: 0,
}

it('a member who is blocked holds nothing from that moment on, and supervisors see what has no owner', async () => {
  const { member, offered_chat, case_id, held } = await someBusyMember()
  expect(await held()).toMatchObject({
    case: { assigned_to: member.id },
    offers: [{ state: 'offered' }],
    sos: { accepted_by: member.id },
    promise: { owner_id: member.id },
    duty: true,
    shifts: 1,
  })
  expect((await call(admin, 'PATCH', `user/${member.id}/`, { blocked: true })).status).toBe(200)
  expect(await held()).toEqual(NOTHING)
  // The giver still has the chat that was only offered.
  const { assigned_to } = (await call(supervisor, 'GET', `chat/${offered_chat}/`)).body
  expect(assigned_to.id).toBe(colleague.id)
  expect(await boardOf(app, supervisor, 'view=triage')).toContain(case_id)
  const day = await call(supervisor, 'GET', 'my-day/')
  const lines = day.body.parts.find(({ kind }: { kind: string }) => kind === 'new_case').lines
  expect(lines.map(({ id }: { id: string }) => id)).toContain(case_id)
  // Only a supervisor gives on what was in work.
  expect(await boardOf(app, colleague)).not.toContain(case_id)
  const others = await call(colleague, 'GET', 'my-day/')
  expect(JSON.stringify(others.body)).not.toContain(case_id)
  expect((await act(app, supervisor, case_id, 'assign', { assign_to: colleague.id })).status).toBe(200)
})

it('what a blocked member promised in a chat that is over is kept by nobody, so that supervisors are told of it', async () => {
  const member = await onShift('counsellor')
  const chat_id = await chatOf(member)
  const due_at = new Date(app.platform.now().getTime() + 3_600_000).toISOString()
  const made = await call(member, 'POST', `follow-up/chat/${chat_id}/`, { words: 'Ertaga yozaman', due_at })
  expect(made.status).toBe(201)
  expect((await call(member, 'POST', `chat/${chat_id}/end/`)).status).toBe(200)
  const held = async () => {
    const promises = (await call(supervisor, 'GET', 'follow-up/?whose=all')).body as { id: string; owner: unknown }[]
    return promises.find(({ id }) => id === made.body.id)
  }
  expect(await held()).toMatchObject({ owner: { id: member.id } })
  expect((await call(admin, 'PATCH', `user/${member.id}/`, { blocked: true })).status).toBe(200)
  expect(await held()).toMatchObject({ owner: null })
  const day = (await call(supervisor, 'GET', 'my-day/')).body
  const left = day.parts.find(({ kind }: { kind: string }) => kind === 'team_promise').lines
  expect(left.map(({ id }: { id: string }) => id)).toContain(chat_id)
})

it('a member who answers no people any more holds nothing of theirs either', async () => {
  const { member, held } = await someBusyMember()
  const { body } = await call(admin, 'PATCH', `user/${member.id}/`, { role: 'editor' })
  if (body.waits !== null) {
    const { results } = (await call(supervisor, 'GET', 'member-request/')).body
    const asked = results.find(
      ({ member: one, state }: { member: { id: string }; state: string }) => one.id === member.id && state === 'waiting',
    )
    expect((await call(supervisor, 'POST', `member-request/${asked.id}/decide/`, { approve: true })).status).toBe(200)
  }
  expect(await held()).toEqual(NOTHING)
})
