import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@himoya/contract/tashkent'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, again, CASE_LIMITS, later } from '../../../test/case-cast.ts'
import { dump, join, openChat, say, type Member } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { REPORT } from '../../../test/matrix-cast.ts'
import { listErased } from '../backup/erased/erased.service.ts'
import { sweepSos } from '../sos/sweep-sos.service.ts'
import { sweepOldChats } from './history/sweep-old-chats.service.ts'

/** The database's clock is not shifted: a year, and what the test itself takes. */
const YEAR_MS = 365 * DAY_MS + 60_000

let app: TestApp
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp({ env: CASE_LIMITS })
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

const sweepAfter = (ms: number) => later(app, ms, () => sweepOldChats(app.platform))
const isThere = async (id: string) =>
  (await app.platform.db.selectFrom('chat').select('id').where('id', '=', id).execute()).length === 1

describe('a year after its last message', () => {
  it('a chat is forgotten with its key and all its messages, and not a day earlier', async () => {
    const child = await join(app)
    const chat_id = await openChat(app, child)
    await say(app, child, chat_id, 'salom')
    const { key_id } = await app.platform.db
      .selectFrom('chat')
      .select('key_id')
      .where('id', '=', chat_id)
      .executeTakeFirstOrThrow()
    await sweepAfter(YEAR_MS - DAY_MS)
    expect(await isThere(chat_id)).toBe(true)
    await sweepAfter(YEAR_MS)
    expect(await isThere(chat_id)).toBe(false)
    // The id of what is destroyed waits a minute for the list of what stays erased, and is on no list of the database then.
    await listErased(app.platform)
    const left = await dump(app)
    expect(left.filter((row) => row.includes(chat_id) || row.includes(key_id))).toEqual([])
    expect(await openChat(app, child)).not.toBe(chat_id)
  })

  it('a chat stays that a counsellor works on, and so does an empty one', async () => {
    const [child, quiet] = [await join(app), await join(app)]
    const [chat_id, empty] = [await openChat(app, child), await openChat(app, quiet)]
    await say(app, child, chat_id, 'salom')
    await app.call('POST', `/api/v1/staff/chat/${chat_id}/claim/`, { token: supervisor.token })
    await sweepAfter(YEAR_MS)
    expect([await isThere(chat_id), await isThere(empty)]).toEqual([true, true])
  })

  it('the chats and calls for help of a person whose case is on legal hold stay until it is lifted', async () => {
    const child = await join(app)
    const chat_id = await openChat(app, child)
    await say(app, child, chat_id, 'salom')
    const { body } = await app.call('POST', '/api/v1/victim/', { token: child.token, body: REPORT })
    const { id } = await app.platform.db.selectFrom('report').select('id').where('ref', '=', body.ref).executeTakeFirstOrThrow()
    await act(app, supervisor, id, 'begin_triage')
    const held = await app.call('POST', `/api/v1/staff/report/${id}/hold/`, {
      token: (await again(app, supervisor)).token,
      body: { reason: 'Sud so‘radi' },
    })
    expect(held.status).toBe(200)
    await sweepAfter(YEAR_MS)
    expect(await isThere(chat_id)).toBe(true)
    const sos = await app.call('POST', '/api/v1/sos/', {
      token: child.token,
      body: { nonce: randomUUID(), kind: 'self', can_speak: true },
    })
    await app.call('POST', `/api/v1/sos/${sos.body.id}/cancel/`, { token: child.token })
    const called = async () =>
      (await app.platform.db.selectFrom('sos_call').select('id').where('id', '=', sos.body.id).execute()).length === 1
    await later(app, YEAR_MS, () => sweepSos(app.platform))
    expect(await called()).toBe(true)

    await sql`update report_case set legal_hold = false where id = ${id}`.execute(app.platform.db)
    await sweepAfter(YEAR_MS)
    await later(app, YEAR_MS, () => sweepSos(app.platform))
    expect([await isThere(chat_id), await called()]).toEqual([false, false])
  })
})
