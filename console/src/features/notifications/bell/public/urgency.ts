import type { StaffChat } from '@himoya/contract/staff/staff'

/** Who calls, each with notes and a pause of its own. */
export type Call = 'sos' | 'hint' | 'high' | 'usual' | 'low'

/** Seconds between two rings while somebody calls. */
const EVERY_S: Record<Call, number> = { sos: 3, hint: 6, high: 8, usual: 15, low: 30 }

/** What the lists point at has a sound of its own, whatever a person called it. */
export function callOf({ urgency, hints }: Pick<StaffChat, 'urgency' | 'hints'>): Call {
  if (urgency === 'danger' || urgency === 'hinted') return hints.length > 0 ? 'hint' : 'high'
  return urgency
}

export const ringEveryMs = (call: Call): number => EVERY_S[call] * 1_000

/** After so long in the queue, whoever may be in danger is a supervisor's business. */
const SUPERVISOR_MS = 2 * 60_000

/** Who may be in danger and was taken by nobody for two minutes, in the order of the queue. */
export function overdue(waiting: readonly StaffChat[], now: number): StaffChat[] {
  return waiting.filter(
    ({ urgency, waiting_since }) =>
      (urgency === 'danger' || urgency === 'hinted') &&
      waiting_since !== null &&
      now - Date.parse(waiting_since) >= SUPERVISOR_MS,
  )
}
