import type { Platform } from '../../../../platform/platform.ts'
import { announceCase } from '../case-changes.service.ts'
import { readCases } from '../case.store.ts'
import { takeLate } from './deadlines.store.ts'
import { addEvent } from '../parts/timeline.service.ts'

const BATCH = 100

/** Says of every promise that was not kept, once: on the case's timeline and to the consoles of whom it concerns. */
export async function ringLate(platform: Pick<Platform, 'db' | 'vault' | 'hub' | 'now'>): Promise<void> {
  for (;;) {
    const late = await platform.db.transaction().execute(async (db) => {
      const taken = await takeLate(db, platform.now(), BATCH)
      for (const { case_id, kind } of taken) {
        await addEvent(platform, db, { case_id, kind: 'deadline', what: kind, by: null })
      }
      return taken
    })
    const cases = new Map(
      (await readCases(platform.db, [...new Set(late.map(({ case_id }) => case_id))])).map((one) => [one.id, one]),
    )
    for (const { case_id, kind } of late) {
      const record = cases.get(case_id)
      if (record) announceCase(platform, { id: case_id, change: 'late', alarm: kind }, record)
    }
    if (late.length < BATCH) return
  }
}
