import type { CaseFrame } from '@himoya/contract/reports/case-lists'
import type { StaffActor } from '../../../platform/core/actors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { topic, type Topic } from '../../../platform/realtime/hub.ts'

type CaseNotice = Omit<CaseFrame, 'type'> & {
  /** Whose it is, or was until now. */
  concerns: readonly string[]
  /** It is, or was until now, nobody's: every counsellor may take it. */
  free: boolean
}

/** Keyed `all`: what happened to cases, for every console. A hint: the record is what the calls answer. */
export const caseChanged: Topic<CaseNotice> = topic('cases.changed')

type Held = { assigned_to: string | null }

/** Call it once the change is committed. `before`: how it was, when somebody else has it now. */
export function announceCase(
  { hub }: Pick<Platform, 'hub'>,
  news: Omit<CaseFrame, 'type'>,
  { assigned_to }: Held,
  before?: Held,
): void {
  const held = [assigned_to, ...(before ? [before.assigned_to] : [])]
  const concerns = held.filter((id) => id !== null)
  hub.publish(caseChanged, 'all', { ...news, concerns, free: concerns.length < held.length })
}

/** Whether a console is told: supervisors of all, counsellors of their own and of what is nobody's. */
export function hearsOfCase({ role, id }: StaffActor, { change, concerns, free }: CaseNotice): boolean {
  if (role === 'supervisor') return true
  return role === 'counsellor' && change !== 'break_glass' && (free || concerns.includes(id))
}
