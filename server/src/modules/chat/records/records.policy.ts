import type { StaffActor } from '../../../platform/core/actors.ts'

const HOUR_MS = 3_600_000
/** Corrections are for the same day; afterwards figures stand. */
const CHANGE_MS = 24 * HOUR_MS
const LONGEST_MS = 24 * HOUR_MS

type Facts = { counsellor_id: string; created_at: Date }

export const mayRead = (actor: StaffActor, record: Facts): boolean =>
  actor.role === 'supervisor' || record.counsellor_id === actor.id

export const mayChange = (actor: StaffActor, record: Facts, now: Date): boolean =>
  record.counsellor_id === actor.id && now.getTime() - record.created_at.getTime() < CHANGE_MS

/** A contact that is over: it began before it ended, within a day, and not in the future. */
export function isPlausible(started_at: Date, ended_at: Date, now: Date): boolean {
  const [start, end] = [started_at.getTime(), ended_at.getTime()]
  // Clocks of two machines differ by a little.
  return start <= end && end - start <= LONGEST_MS && end <= now.getTime() + 60_000
}
