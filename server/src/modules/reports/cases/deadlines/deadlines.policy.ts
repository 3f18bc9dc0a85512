import type { CaseAct, DeadlineKind } from '@himoya/contract/reports/case-lists'
import type { Urgency } from '@himoya/contract/reports/report-lists'
import { DAY_MS } from '@himoya/contract/tashkent'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Due = { kind: DeadlineKind; due_at: Date }

/**
 * What is owed from the first second (product.md 5): a child in danger now is somebody's within 5 minutes, what may be a high
 * risk is looked at within 1 hour, all else within 24; the reporter has first words by the time they were told.
 */
export function firstDeadlines(report: { urgency: Urgency; topics: number; created_at: Date; answer_by: Date }): Due[] {
  const { urgency, topics, created_at, answer_by } = report
  const after = (ms: number): Date => new Date(created_at.getTime() + ms)
  const pressing = urgency === 'now' || topics > 0
  return [
    ...(urgency === 'now' ? [{ kind: 'alarm' as const, due_at: after(5 * MINUTE_MS) }] : []),
    { kind: 'first_look', due_at: after(pressing ? HOUR_MS : DAY_MS) },
    { kind: 'first_words', due_at: answer_by },
  ]
}

/** An open case is gone through every week; whatever is done on it counts. */
export const reviewDue = (now: Date): Date => new Date(now.getTime() + 7 * DAY_MS)

/** Whoever writes to us again after the end is answered as fast as at the beginning. */
export const wordsDue = (now: Date): Date => new Date(now.getTime() + DAY_MS)

/** Which promises an act keeps. */
export const KEPT_BY: Partial<Record<CaseAct, readonly DeadlineKind[]>> = {
  begin_triage: ['alarm', 'first_look'],
  assign: ['alarm', 'first_look'],
  set_risk: ['first_look'],
  ask_reporter: ['first_words'],
}
