import { randomUUID } from 'node:crypto'
import type { MemberSession } from '@himoya/contract/staff/members'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dialStaff, join, type Member } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { endEverySession } from './member-sessions.service.ts'

const PATH = '/api/v1/staff/member-session/'

let app: TestApp
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp()
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

const list = async (member = supervisor): Promise<MemberSession[]> => (await app.call('GET', PATH, { token: member.token })).body
const end = (id: string, member = supervisor) => app.call('DELETE', `${PATH}${id}/`, { token: member.token })
const of = async (member: Member): Promise<MemberSession> => (await list()).find((row) => row.member.id === member.id)!

it('a supervisor sees where the team is signed in, no person of the site, and which session is their own', async () => {
  const counsellor = await join(app, 'counsellor')
  const person = await join(app)
  const sessions = await list()
  expect(sessions.find((row) => row.member.id === counsellor.id)).toMatchObject({
    member: { alias: counsellor.alias },
    current: false,
  })
  expect(sessions.filter(({ current }) => current).map((row) => row.member.id)).toEqual([supervisor.id])
  expect(sessions.some((row) => row.member.id === person.id)).toBe(false)
})

it('ends one at once: calls, the socket and the refresh token are over, and it stands in the audit log', async () => {
  const counsellor = await join(app, 'counsellor')
  const line = await dialStaff(app, counsellor)
  expect((await end((await of(counsellor)).id)).status).toBe(204)
  expect(await line.closed).toBe(4423)
  const me = await app.call('GET', '/api/v1/staff/auth/me/', { token: counsellor.token })
  expect([me.status, me.body.code]).toEqual([401, 'token_revoked'])
  const refreshed = await app.call('POST', '/api/v1/staff/auth/token/refresh/', { body: { refresh: counsellor.refresh } })
  expect(refreshed.status).toBe(401)
  expect(await of(counsellor)).toBeUndefined()
  const { body } = await app.call('GET', `/api/v1/staff/audit/?subject=${counsellor.id}`, { token: supervisor.token })
  expect(body.results).toMatchObject([{ action: 'member.session_ended_by_supervisor', actor: { id: supervisor.id } }])
})

it('is refused to everybody else, and to a supervisor who has not proven themselves lately', async () => {
  const counsellor = await join(app, 'counsellor')
  const { id } = await of(counsellor)
  for (const role of ['counsellor', 'editor', 'admin'] as const) {
    const member = await join(app, role)
    expect((await app.call('GET', PATH, { token: member.token })).status).toBe(403)
    expect((await end(id, member)).status).toBe(403)
  }
  expect((await end(id, await join(app))).status).toBe(401)
  expect((await app.call('DELETE', `${PATH}${id}/`)).status).toBe(401)
  const stale = await join(app, 'supervisor')
  await sql`update session set created_at = created_at - interval '11 min' where account_id = ${stale.id}`.execute(
    app.platform.db,
  )
  expect((await end(id, stale)).body.code).toBe('step_up_required')
  expect((await app.call('GET', '/api/v1/staff/auth/me/', { token: counsellor.token })).status).toBe(200)
})

it('answers a session that is over, a person’s and one that never was alike', async () => {
  const counsellor = await join(app, 'counsellor')
  const { id } = await of(counsellor)
  expect((await end(id)).status).toBe(204)
  const person = await join(app)
  const { id: personal } = await app.platform.db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', person.id)
    .executeTakeFirstOrThrow()
  for (const gone of [id, personal, randomUUID()]) expect((await end(gone)).status).toBe(404)
  expect((await app.call('GET', '/api/v1/auth/me/', { token: person.token })).status).toBe(200)
})

it('everybody signs in anew after the operator’s command, and it stands in the audit log', async () => {
  const house = await startTestApp()
  const people = [await join(house), await join(house, 'counsellor'), await join(house, 'supervisor')]
  expect(await endEverySession(house.platform)).toBe(3)
  const paths = ['/api/v1/auth/me/', '/api/v1/staff/auth/me/', '/api/v1/staff/auth/me/']
  const asked = await Promise.all(people.map(({ token }, index) => house.call('GET', paths[index]!, { token })))
  expect(asked.map(({ body }) => body.code)).toEqual(['token_revoked', 'token_revoked', 'token_revoked'])
  const later = await join(house, 'supervisor')
  const { body } = await house.call('GET', '/api/v1/staff/audit/', { token: later.token })
  expect(body.results[0]).toMatchObject({ action: 'session.all_ended_by_operator' })
  await house.close()
})
