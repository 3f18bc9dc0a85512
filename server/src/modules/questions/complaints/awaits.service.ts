import type { DayPart } from '@himoya/contract/desk/my-day'
import { dayPart } from '../../../platform/core/day-part.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Who } from '../../../platform/server-module.ts'
import { readList } from './complaints.store.ts'

/** Complaints nobody has answered. */
export async function awaitsOfComplaints({ db }: Platform, { actor }: Who): Promise<DayPart[]> {
  if (actor.role !== 'supervisor') return []
  const { rows, count } = await readList(db, { states: ['waiting'], limit: 5, offset: 0 })
  return dayPart('complaint', rows, ({ id, created_at }) => ({ id, at: created_at }), count)
}
