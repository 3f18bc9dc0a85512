import type { AuditEntry, AuditQuery } from '@himoya/contract/audit/audit'
import type { AuditAction } from '@himoya/contract/audit/audit-lists'
import type { StaffActor } from '../../platform/core/actors.ts'
import { AppError } from '../../platform/core/errors.ts'
import { windowOf } from '../../platform/core/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { readEntries } from './audit.store.ts'

/** The newest first. Reasons may tell of a child, so an admin sees none (safety.md 20). */
export async function listEntries(
  platform: Pick<Platform, 'db' | 'vault'>,
  actor: StaffActor,
  query: AuditQuery,
): Promise<{ count: number; results: AuditEntry[] }> {
  const { rows, count } = await readEntries(platform.db, query, windowOf(query))
  const opened = actor.role === 'supervisor' ? await Promise.all(rows.map((row) => openReason(platform, row))) : []
  const results = rows.map(({ seq, id, at, actor_id, alias, action, subject_id }, index) => ({
    seq: seq ?? 0,
    id,
    at: at.toISOString(),
    actor: alias === null ? null : { id: actor_id, alias },
    action: action as AuditAction,
    subject_id,
    reason: opened[index] ?? null,
  }))
  return { count, results }
}

type Reasoned = { id: string; reason: Buffer | null; reason_key: string | null }

async function openReason({ db, vault }: Pick<Platform, 'db' | 'vault'>, { id, reason, reason_key }: Reasoned) {
  if (reason === null || reason_key === null) return null
  try {
    return (await vault.useKey(db, reason_key)).open(id, reason)
  } catch (error) {
    // Deleted with whom it was about: that something was done stays, why does not.
    if (error instanceof AppError) return null
    throw error
  }
}
