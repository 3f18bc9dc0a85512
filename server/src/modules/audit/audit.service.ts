import type { AuditAction } from '@himoya/contract/audit-lists'
import { v7 as uuid } from '../../platform/crypto/ids.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { StaffActor } from '../../platform/http/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { insertEntry } from './audit.store.ts'

export type { AuditAction }

type Deed = {
  action: AuditAction
  /** The chat or account it was done to. */
  subject_id: string
  /** In the actor's words; sealed with the key of the subject. */
  reason?: { text: string; key_id: string }
}

/**
 * Writes who did what and why. Await it before the personal data is sent; `db` is the transaction of the deed where
 * there is one.
 */
export async function recordDeed({ vault }: Pick<Platform, 'vault'>, db: Db, actor: StaffActor, deed: Deed): Promise<void> {
  const { action, subject_id, reason } = deed
  const id = uuid()
  const sealed = reason ? (await vault.useKey(db, reason.key_id)).seal(id, reason.text) : null
  await insertEntry(db, { id, actor_id: actor.id, action, subject_id, reason: sealed })
}
