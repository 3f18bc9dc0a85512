import type { DayPart } from '@himoya/contract/desk/my-day'
import { dayPart } from '../../../platform/core/day-part.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Who } from '../../../platform/server-module.ts'
import { displayNames } from '../../accounts/auth/auth.service.ts'
import { isLate } from './follow-ups.policy.ts'
import { type FollowUpRow, readOpen } from './follow-ups.store.ts'

/** What the caller promised; for a supervisor also what is late, or kept by nobody. */
export async function awaitsOfFollowUps(platform: Platform, { actor }: Who): Promise<DayPart[]> {
  const { db, now } = platform
  if (actor.role !== 'counsellor' && actor.role !== 'supervisor') return []
  const mine = await readOpen(db, actor.id)
  const team = actor.role === 'supervisor' ? await readOpen(db, null) : []
  const left = team.filter((row) => row.owner_id !== actor.id && (row.owner_id === null || isLate(row, now())))
  const names = await displayNames(platform, db, [...new Set([...mine, ...left].flatMap(({ account_id }) => account_id ?? []))])
  const tell = ({ id, chat_id, case_id, account_id, ref, owner_alias, due_at, declined_at }: FollowUpRow) => ({
    id: case_id ?? chat_id ?? id,
    about: ref ?? names.get(account_id ?? '') ?? null,
    of: case_id === null ? 'chat' : 'case',
    by: owner_alias,
    at: due_at,
    late: isLate({ due_at, declined_at }, now()),
  })
  return [...dayPart('promise', mine, tell), ...dayPart('team_promise', left, tell)]
}
