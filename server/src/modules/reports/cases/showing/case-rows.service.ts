import type { CaseDeadline, CaseRow } from '@himoya/contract/reports/cases'
import type { Db } from '../../../../platform/db/connect.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { unreadForTeam } from '../../reports.service.ts'
import { countFiles } from '../board.store.ts'
import type { CaseRecord } from '../case.store.ts'
import { readDeadlines, type DeadlineRow } from '../deadlines/deadlines.store.ts'
import { readAliases } from '../assignees.store.ts'

/** Rows of the board: nothing anybody told. In the order of `records`. */
export async function presentRows({ now }: Pick<Platform, 'now'>, db: Db, records: readonly CaseRecord[]): Promise<CaseRow[]> {
  const ids = records.map(({ id }) => id)
  const owed = Map.groupBy(await readDeadlines(db, ids), ({ case_id }) => case_id)
  const unread = await unreadForTeam(db, ids)
  const files = await countFiles(db, ids)
  const aliases = await readAliases(
    db,
    records.map(({ assigned_to }) => assigned_to),
  )
  return records.map((record) => {
    const { id, assigned_to } = record
    const [next] = owed.get(id) ?? []
    return {
      id,
      ref: record.ref,
      version: record.version,
      sample: record.sample,
      source: record.source,
      state: record.state,
      risk: record.risk,
      urgency: record.urgency,
      type_ids: record.type_ids,
      region_code: record.region_code,
      child_age_band: record.child_age_band,
      reporter_role: record.reporter_role,
      lang: record.lang,
      assigned_to: assigned_to === null ? null : { id: assigned_to, alias: aliases.get(assigned_to) ?? '' },
      topics: record.topics,
      unread: unread.get(id) ?? 0,
      files: files.get(id) ?? 0,
      times_reopened: record.times_reopened,
      next: next ? presentDeadline(next, now()) : null,
      created_at: record.created_at.toISOString(),
      updated_at: record.updated_at.toISOString(),
    }
  })
}

export const presentDeadline = ({ kind, due_at }: DeadlineRow, now: Date): CaseDeadline => ({
  kind,
  due_at: due_at.toISOString(),
  late: due_at <= now,
})
