import type { FollowUpFrame } from '@himoya/contract/reports/follow-up-lists'
import type { StaffActor } from '../../../platform/core/actors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { topic, type Topic } from '../../../platform/realtime/hub.ts'

type FollowUpNews = Omit<FollowUpFrame, 'type'> & {
  /** Whoever keeps it, or kept it until now; nobody: it waits with its chat. */
  concerns: readonly string[]
}

/** Keyed `all`: what happened to promises, for every console. A hint: the record is what the calls answer. */
export const followUpChanged: Topic<FollowUpNews> = topic('follow_ups.changed')

/** Call it once the change is committed. */
export function announceFollowUp(
  { hub }: Pick<Platform, 'hub'>,
  { id, change }: Omit<FollowUpFrame, 'type'>,
  concerned: readonly (string | null)[],
): void {
  const concerns = [...new Set(concerned.filter((one) => one !== null))]
  hub.publish(followUpChanged, 'all', { id, change, concerns })
}

/** A reminder is for whoever keeps it; where nobody does, and once it is late, supervisors are told. */
export function hearsOfFollowUp({ role, id }: StaffActor, { change, concerns }: FollowUpNews): boolean {
  if (concerns.includes(id)) return true
  return role === 'supervisor' && (change === 'changed' || change === 'late' || concerns.length === 0)
}
