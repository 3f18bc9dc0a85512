import type { Db } from '../../../../platform/db/connect.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { announceCase } from '../case-changes.service.ts'
import { changeCase, readOpenOf } from '../case.store.ts'
import { freeTasksOf } from '../parts/parts.store.ts'
import { addEvent } from '../parts/timeline.service.ts'

/** Their open cases and tasks are nobody's: a supervisor sees them first and gives them to somebody. */
export async function letGoOfCases(platform: Platform, db: Db, account_id: string): Promise<() => void> {
  const held = await readOpenOf(db, account_id)
  for (const id of held) {
    await changeCase(db, id, { assigned_to: null }, platform.now())
    await addEvent(platform, db, { case_id: id, kind: 'assigned', what: 'let_go', by: null })
  }
  const with_tasks = await freeTasksOf(db, account_id)
  return () => {
    const changed = new Set([...held, ...with_tasks])
    for (const id of changed)
      announceCase(platform, { id, change: 'changed' }, { assigned_to: null }, { assigned_to: account_id })
  }
}
