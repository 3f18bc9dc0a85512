import type { TimelineKind } from '@himoya/contract/reports/case-lists'
import type { Db } from '../../../../platform/db/connect.ts'

export type EventRow = {
  id: string
  kind: TimelineKind
  what: string
  text: Buffer | null
  by_id: string | null
  at: Date
}

export async function insertEvent(db: Db, event: EventRow & { case_id: string }): Promise<void> {
  await db.insertInto('case_event').values(event).execute()
}

/** The oldest first. */
export async function readEvents(db: Db, case_id: string): Promise<EventRow[]> {
  return db
    .selectFrom('case_event')
    .select(['id', 'kind', 'what', 'text', 'by_id', 'at'])
    .where('case_id', '=', case_id)
    .orderBy('seq')
    .$castTo<EventRow>()
    .execute()
}

type Reading = { case_id: string; by_id: string; what: string; since: Date }

/** Whether this member stands on the timeline as a reader since then. */
export async function hasOpenedSince(db: Db, { case_id, by_id, what, since }: Reading): Promise<boolean> {
  const row = await db
    .selectFrom('case_event')
    .select('id')
    .where('case_id', '=', case_id)
    .where('kind', '=', 'opened')
    .where('what', '=', what)
    .where('by_id', '=', by_id)
    .where('at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}
