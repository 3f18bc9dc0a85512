import type { SecurityAlerts, SecurityEventRow, SecurityQuery } from '@himoya/contract/audit/security'
import type { SecurityAlert, SecurityEvent } from '@himoya/contract/audit/security-lists'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countAllUnseen, readAlerts, readEvents, writeSeen } from './security.store.ts'

const ALERT_LIMIT = 100

const member = (id: string | null, alias: string | null) => (id === null || alias === null ? null : { id, alias })

export async function listEvents(
  { db }: Pick<Platform, 'db'>,
  query: SecurityQuery,
): Promise<{ count: number; results: SecurityEventRow[] }> {
  const { rows, count } = await readEvents(db, query, windowOf(query))
  const results = rows.map(({ event, member_id, alias, first_at, last_at, ...row }) => ({
    ...row,
    event: event as SecurityEvent,
    member: member(member_id, alias),
    first_at: first_at.toISOString(),
    last_at: last_at.toISOString(),
  }))
  return { count, results }
}

export async function listAlerts({ db }: Pick<Platform, 'db'>): Promise<SecurityAlerts> {
  const rows = await readAlerts(db, ALERT_LIMIT)
  return {
    unseen: await countAllUnseen(db),
    results: rows.map(({ alert, member_id, alias, opened_at, last_at, seen_by, seer_alias, seen_at, ...row }) => ({
      ...row,
      alert: alert as SecurityAlert,
      member: member(member_id, alias),
      opened_at: opened_at.toISOString(),
      last_at: last_at.toISOString(),
      seen_by: member(seen_by, seer_alias),
      seen_at: seen_at?.toISOString() ?? null,
    })),
  }
}

/** Throws `not_found`. */
export async function seeAlert(platform: Pick<Platform, 'db' | 'now'>, actor: StaffActor, id: string): Promise<SecurityAlerts> {
  if (!(await writeSeen(platform.db, id, actor.id, platform.now()))) throw new AppError('not_found')
  return listAlerts(platform)
}
