import type { FollowUpFrame } from '@himoya/contract/reports/follow-up-lists'
import type { Platform } from '../../../platform/platform.ts'
import { announceFollowUp } from './follow-up-changes.service.ts'
import { lateBefore, remindUntil } from './follow-ups.policy.ts'
import { takeRinging } from './follow-ups.store.ts'

const BATCH = 100

const CHANGES: Record<1 | 2 | 3, FollowUpFrame['change']> = { 1: 'reminder', 2: 'due', 3: 'late' }

/** Says of every promise that its time comes, has come, is long over: each once, whoever runs this and how often. */
export async function ringFollowUps(platform: Pick<Platform, 'db' | 'hub' | 'now'>): Promise<void> {
  for (;;) {
    const now = platform.now()
    const rung = await takeRinging(platform.db, { now, remind_until: remindUntil(now), late_before: lateBefore(now) }, BATCH)
    for (const { id, rung: step, owner_id, case_assigned } of rung) {
      announceFollowUp(platform, { id, change: CHANGES[step] }, step === 3 ? [owner_id, case_assigned] : [owner_id])
    }
    if (rung.length < BATCH) return
  }
}
