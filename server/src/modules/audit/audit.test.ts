import { randomUUID } from 'node:crypto'
import { AUDIT_ACTIONS } from '@himoya/contract/audit/audit-lists'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join, type Member } from '../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { v7 as uuid } from '../../platform/crypto/ids.ts'
import type { StaffActor } from '../../platform/core/actors.ts'
import { buildJobs } from '../../app.ts'
import { readAnchorFile } from './anchor-file.ts'
import { recordAuditAction } from './audit.service.ts'
import { verifyLog } from './verify.service.ts'

const PATH = '/api/v1/staff/audit/'
const YEAR_MS = 365 * 24 * 3_600_000

let app: TestApp
let supervisor: Member
let admin: Member
beforeAll(async () => {
  app = await startTestApp()
  supervisor = await join(app, 'supervisor')
  admin = await join(app, 'admin')
})
afterAll(() => app.close())

const actor = (): StaffActor => ({ kind: 'staff', role: 'supervisor', id: supervisor.id, session_id: randomUUID() })
const read = (member: Member, query = '') => app.call('GET', `${PATH}${query}`, { token: member.token })
const prune = () => buildJobs(app.platform).handlers['audit.prune']!({}, { number: 1, last: true })

describe('the log', () => {
  it('has its beginning under the key before the first request', async () => {
    const young = await startTestApp()
    expect((await readAnchorFile(young.data_dir))[0]).toMatchObject({ kind: 'origin', seq: 0 })
    await young.close()
  })

  it('is read by supervisors with its reasons, by admins without, and by nobody else', async () => {
    const { db, vault } = app.platform
    const key_id = await vault.createKey(db)
    const subject_id = randomUUID()
    await recordAuditAction(app.platform, db, actor(), {
      action: 'case.phone_revealed',
      subject_id,
      reason: { text: 'bolaga qo‘ng‘iroq qilish uchun', key_id },
    })
    const { body } = await read(supervisor, `?subject=${subject_id}`)
    expect(body).toMatchObject({
      count: 1,
      results: [{ action: 'case.phone_revealed', subject_id, actor: { id: supervisor.id } }],
    })
    expect(body.results[0].reason).toBe('bolaga qo‘ng‘iroq qilish uchun')
    expect((await read(admin, `?subject=${subject_id}`)).body.results[0].reason).toBeNull()
    for (const role of ['counsellor', 'editor'] as const) expect((await read(await join(app, role))).status).toBe(403)
    expect((await read(await join(app))).status).toBe(401)

    await vault.destroyKeys(db, [key_id])
    const after = (await read(supervisor, `?subject=${subject_id}`)).body.results[0]
    expect(after).toMatchObject({ action: 'case.phone_revealed', reason: null })
  })

  it('is listed by action, actor and time, the newest first', async () => {
    const { db } = app.platform
    const mine = randomUUID()
    for (const action of ['case.opened', 'case.printed', 'case.opened'] as const)
      await recordAuditAction(app.platform, db, actor(), { action, subject_id: mine })
    const { body } = await read(supervisor, `?subject=${mine}&action=case.opened&page_size=1`)
    expect(body.count).toBe(2)
    expect(body.next).toContain('action=case.opened')
    expect((await read(supervisor, `?actor=${randomUUID()}`)).body.count).toBe(0)
    const seqs = (await read(supervisor)).body.results.map(({ seq }: { seq: number }) => seq)
    expect(seqs).toEqual(seqs.toSorted((one: number, other: number) => other - one))
    const tomorrow = new Date(app.platform.now().getTime() + 86_400_000).toISOString()
    expect((await read(supervisor, `?from=${tomorrow}`)).body.count).toBe(0)
  })

  it('is checked from the console, and says the place of what was done to it', async () => {
    const check = (member: Member) => app.call('POST', `${PATH}verify/`, { token: member.token })
    expect((await check(admin)).body).toMatchObject({ whole: true, findings: [] })
    await sql`update audit_entry set actor_id = ${randomUUID()} where seq = 2`.execute(app.platform.db)
    expect((await check(supervisor)).body).toMatchObject({ whole: false, findings: [{ fault: 'changed', seq: 2 }] })
    expect((await check(await join(app, 'counsellor'))).status).toBe(403)
    await sql`update audit_entry set actor_id = ${supervisor.id} where seq = 2`.execute(app.platform.db)
    expect((await check(admin)).body.whole).toBe(true)
  })

  it('knows no action that is not in the list', () => {
    expect(new Set(AUDIT_ACTIONS).size).toBe(AUDIT_ACTIONS.length)
  })
})

describe('after five years', () => {
  it('an entry is deleted, what is younger stays, and the chain is as whole as before', async () => {
    const { db } = app.platform
    const before = (await read(supervisor)).body.count
    await prune()
    expect((await read(supervisor)).body.count).toBe(before)
    app.shiftClock(5 * YEAR_MS + 3_600_000)
    const young = randomUUID()
    await recordAuditAction(app.platform, db, actor(), { action: 'case.opened', subject_id: young })
    await prune()
    const { rows } = await sql<{ subject_id: string }>`select subject_id from audit_entry`.execute(db)
    expect(rows).toEqual([{ subject_id: young }])
    expect(await verifyLog(app.platform)).toMatchObject({ findings: [], whole: true, entries: 1, first_seq: before + 1 })
  })

  it('a log whose beginning nobody has signed yet is pruned and stays whole', async () => {
    const young = await startTestApp()
    const member = await join(young, 'supervisor')
    const by: StaffActor = { kind: 'staff', role: 'supervisor', id: member.id, session_id: randomUUID() }
    await recordAuditAction(young.platform, young.platform.db, by, { action: 'case.opened', subject_id: randomUUID() })
    young.shiftClock(6 * YEAR_MS)
    await buildJobs(young.platform).handlers['audit.prune']!({}, { number: 1, last: true })
    expect(await verifyLog(young.platform)).toMatchObject({ findings: [], entries: 0, first_seq: 2 })
    await young.close()
  })

  it('nothing is deleted of a log that is not whole', async () => {
    const { db } = app.platform
    app.shiftClock(6 * YEAR_MS)
    await sql`update audit_entry set action = 'case.printed' where seq is not null`.execute(db)
    await prune()
    expect((await sql`select 1 from audit_entry`.execute(db)).rows).toHaveLength(1)
    await sql`update audit_entry set action = 'case.opened' where seq is not null`.execute(db)
  })

  it('an entry about a case on legal hold stays, and with it all that came after', async () => {
    const { db } = app.platform
    const held = await heldCase()
    await recordAuditAction(app.platform, db, actor(), { action: 'case.opened', subject_id: held })
    await recordAuditAction(app.platform, db, actor(), { action: 'case.opened', subject_id: randomUUID() })
    app.shiftClock(6 * YEAR_MS)
    await prune()
    const left = async () => (await sql`select 1 from audit_entry`.execute(db)).rows.length
    expect(await left()).toBe(2)
    await sql`update report_case set legal_hold = false where id = ${held}`.execute(db)
    await prune()
    expect(await left()).toBe(0)
    expect(await verifyLog(app.platform)).toMatchObject({ whole: true, entries: 0 })
  })
})

/** A report and its case as bare rows. */
async function heldCase(): Promise<string> {
  const { db, vault } = app.platform
  const id = uuid()
  const key_id = await vault.createKey(db)
  await sql`insert into report (id, ref, key_id, receipt_index, lang, reporter_role, type_ids, urgency, facts, answer_by, opened_at, created_at)
    values (${id}, ${id.slice(-8)}, ${key_id}, ${Buffer.from(id)}, 'uz', 'other', '{other}', 'past', '\\x00', now(), now(), now())`.execute(
    db,
  )
  await sql`insert into report_case (id, legal_hold, created_at, updated_at) values (${id}, true, now(), now())`.execute(db)
  return id
}
