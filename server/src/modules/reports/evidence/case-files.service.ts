import type { CaseFile } from '@himoya/contract/reports/evidence'
import type { Db } from '../../../platform/db/connect.ts'
import type { StaffActor } from '../../../platform/core/actors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { knownDetails, presentOwn } from './evidence-files.ts'
import { mayDecide } from './evidence.policy.ts'
import { readOfReport, type EvidenceRow } from './evidence.store.ts'
import { readUnsealing, type UnsealingRow } from './unsealing.store.ts'

type Parts = Pick<Platform, 'vault' | 'now'>

/**
 * All files of a report as the team sees them, the oldest first; those whose bytes never came whole are not tied and not here.
 * Whether the caller may read the case is decided, and written down, before.
 */
export async function caseFilesOf({ vault, now }: Parts, db: Db, actor: StaffActor, report_id: string): Promise<CaseFile[]> {
  const rows = await readOfReport(db, report_id)
  const unsealing = await readUnsealing(
    db,
    rows.map(({ id }) => id),
    now(),
  )
  const byFile = new Map(unsealing.map((one) => [one.evidence_id, one]))
  const secret = { vault, db }
  return Promise.all(rows.map((row) => presentFile(secret, actor, row, byFile.get(row.id))))
}

async function presentFile(
  { vault, db }: { vault: Platform['vault']; db: Db },
  actor: StaffActor,
  row: EvidenceRow,
  unsealing: UnsealingRow | undefined,
): Promise<CaseFile> {
  const details = await knownDetails({ vault, db }, row)
  const { mime = null, width, height, duration, pages, left_out } = details ?? {}
  return {
    ...presentOwn(row, details),
    mime,
    ...(width && height ? { width, height } : {}),
    ...(duration ? { duration } : {}),
    ...(pages ? { pages: pages.length, left_out: left_out ?? 0 } : {}),
    original_sha256: row.original_sha256?.toString('hex') ?? '',
    ...(await presentUnsealing({ vault, db }, actor, row, unsealing)),
  }
}

async function presentUnsealing(
  { vault, db }: { vault: Platform['vault']; db: Db },
  actor: StaffActor,
  { key_id }: EvidenceRow,
  unsealing: UnsealingRow | undefined,
): Promise<Pick<CaseFile, 'original' | 'asked' | 'open_until'>> {
  if (!unsealing || key_id === null) return { original: 'sealed' }
  const { id, asked_by, asked_alias, asked_at, open_until } = unsealing
  if (open_until) return { original: 'unsealed', open_until: open_until.toISOString() }
  const reason = (await vault.useKey(db, key_id)).open(id, unsealing.reason)
  const by = { id: asked_by, alias: asked_alias }
  return { original: 'asked', asked: { by, at: asked_at.toISOString(), reason, can_decide: mayDecide(actor, asked_by) } }
}
