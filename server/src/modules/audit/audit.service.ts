import type { AuditAction } from '@himoya/contract/audit/audit-lists'
import { startOfDay, tashkentDay } from '@himoya/contract/tashkent'
import { v7 as uuid } from '../../platform/crypto/ids.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { StaffActor } from '../../platform/core/actors.ts'
import type { Platform } from '../../platform/platform.ts'
import { insertEntry, readSubjectsOf } from './audit.store.ts'
import { sealOf, spelled } from './chain.ts'

export type { AuditAction }
export { verifyLog } from './verify.service.ts'

/** What was written is not written again: an entry gets its place by a trigger of the owner's, and is deleted for its age alone. */
export const AUDIT_WITHHELD = { audit_entry: 'update', audit_head: 'insert, update, delete' } as const

type Audited = {
  action: AuditAction
  /** The chat, account or case it was done to. */
  subject_id: string
  /** In the actor's words; sealed with the key of the subject. */
  reason?: { text: string; key_id: string }
}

/**
 * Writes who did what and why, as the next link of the chain (docs/decisions/0022). Await it before the personal data is sent;
 * `db` is the transaction of the action where there is one: both are there, or neither.
 */
export async function recordAuditAction(
  { vault, now }: Pick<Platform, 'vault' | 'now'>,
  db: Db,
  actor: Pick<StaffActor, 'id'>,
  audited: Audited,
): Promise<void> {
  const { action, subject_id } = audited
  const [id, at] = [uuid(), now()]
  const reason = audited.reason ? (await vault.useKey(db, audited.reason.key_id)).seal(id, audited.reason.text) : null
  const entry = { id, actor_id: actor.id, action, subject_id, reason, reason_key: audited.reason?.key_id ?? null }
  await insertEntry(db, { ...entry, at, seal: sealOf(vault.blindIndex, { ...entry, at: spelled(at) }) })
}

/**
 * Writes down that each of these was read, once a day of Tashkent by the same member: what stands in a list is asked for every few
 * seconds, and a log that says so says nothing. Await it before the list is sent.
 */
export async function recordReading(
  platform: Pick<Platform, 'db' | 'vault' | 'now'>,
  actor: Pick<StaffActor, 'id'>,
  action: AuditAction,
  subject_ids: readonly string[],
): Promise<void> {
  if (subject_ids.length === 0) return
  const since = new Date(startOfDay(tashkentDay(platform.now())))
  await platform.db.transaction().execute(async (db) => {
    const known = new Set(await readSubjectsOf(db, { actor_id: actor.id, action, subject_ids, since }))
    for (const subject_id of new Set(subject_ids))
      if (!known.has(subject_id)) await recordAuditAction(platform, db, actor, { action, subject_id })
  })
}
