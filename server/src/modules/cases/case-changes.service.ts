import type { DeadlineKind } from '@himoya/contract/case-lists'
import type { Platform } from '../../platform/platform.ts'
import { topic, type Topic } from '../../platform/realtime/hub.ts'

export type CaseNews = {
  id: string
  /** opened: a new one. late: a promise was not kept. glass: somebody read another's case in need. */
  change: 'opened' | 'changed' | 'late' | 'glass'
  /** A child is in danger now and nobody has it yet, or what is late. */
  alarm?: DeadlineKind
  /** Whose it is; null: nobody's yet, so every counsellor hears of it. */
  assigned_to: string | null
}

/** Keyed `all`: what happened to cases, for every console. A hint: the record is what the calls answer. */
export const caseChanged: Topic<CaseNews> = topic('cases.changed')

/** Call it once the change is committed. */
export function announceCase({ hub }: Pick<Platform, 'hub'>, news: CaseNews): void {
  hub.publish(caseChanged, 'all', news)
}
