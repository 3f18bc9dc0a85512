import type { TimelineKind } from '@himoya/contract/case-lists'
import type { Db } from '../../platform/db/connect.ts'

export type MomentRow = {
  id: string
  kind: TimelineKind
  what: string
  text: Buffer | null
  by_id: string | null
  at: Date
}

export async function insertMoment(db: Db, moment: MomentRow & { case_id: string }): Promise<void> {
  await db.insertInto('case_moment').values(moment).execute()
}
