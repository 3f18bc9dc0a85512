import type { DayPart } from '@himoya/contract/desk/my-day'
import { DAY_MS } from '@himoya/contract/tashkent'
import { dayPart } from '../../../platform/core/day-part.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Who } from '../../../platform/server-module.ts'
import { readAskedOfOthers, readLateOfOthers, readOwed, readOwnTasks, readUntaken } from './awaits.store.ts'

/** Tasks, what is owed within a day, cases nobody has; for a supervisor what is late on the team's, and what wants a second person. */
export async function awaitsOfCases({ db, now }: Platform, { actor }: Who): Promise<DayPart[]> {
  if (actor.role !== 'counsellor' && actor.role !== 'supervisor') return []
  const team = actor.role === 'supervisor'
  const at = now()
  const tasks = await readOwnTasks(db, actor.id)
  const owed = await readOwed(db, actor.id, new Date(at.getTime() + DAY_MS))
  const late = team ? await readLateOfOthers(db, actor.id, at) : []
  const { closings, holds } = team ? await readAskedOfOthers(db, actor.id) : { closings: [], holds: [] }
  const asked = ({ id, ref, alias, asked_at }: (typeof closings)[number]) => ({ id, about: ref, by: alias, at: asked_at })
  const due = ({ case_id, kind, ref, due_at, alias }: (typeof owed)[number]) => {
    return { id: case_id, about: ref, of: kind, by: alias, at: due_at, late: due_at <= at }
  }
  return [
    ...dayPart('task', tasks, ({ id, case_id, ref, due_at }) => {
      return { id: case_id, of: id, about: ref, at: due_at, late: due_at !== null && due_at <= at }
    }),
    ...dayPart('deadline', owed, due),
    ...dayPart('team_deadline', late, due),
    ...dayPart('closing', closings, asked),
    ...dayPart('hold_lift', holds, asked),
    ...dayPart('new_case', await readUntaken(db, team), ({ id, ref, created_at }) => ({ id, about: ref, at: created_at })),
  ]
}
