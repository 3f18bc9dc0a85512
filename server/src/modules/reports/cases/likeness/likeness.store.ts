import type { CaseState } from '@himoya/contract/reports/case-lists'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/connect.ts'
import type { ComparedReport } from './likeness.policy.ts'

export type LikeRow = ComparedReport & { id: string; ref: string; state: CaseState }

const rows = (db: Db) =>
  db
    .selectFrom('report_case')
    .innerJoin('report', 'report.id', 'report_case.id')
    .select(['report_case.id', 'ref', 'report_case.state', 'region_code', 'type_ids', 'child_age_band'])
    .select(['report_case.created_at', 'fingerprint'])
    .$castTo<LikeRow>()

export async function readCompared(db: Db, id: string): Promise<LikeRow | undefined> {
  return rows(db).where('report_case.id', '=', id).executeTakeFirst()
}

type Near = { since: Date; until: Date; limit: number }

/** Cases that share a rare word with this one, or its region and a kind within these days; the newest first. */
export async function readAlike(db: Db, compared: LikeRow, { since, until, limit }: Near): Promise<LikeRow[]> {
  const { id, fingerprint, region_code, type_ids } = compared
  return rows(db)
    .where('report_case.id', '<>', id)
    .where((is) =>
      is.or([
        sql<boolean>`fingerprint && ${fingerprint}::bigint[]`,
        is.and([
          is('region_code', '=', region_code),
          sql<boolean>`type_ids && ${type_ids}::text[]`,
          is.between('report_case.created_at', since, until),
        ]),
      ]),
    )
    .orderBy('report_case.created_at', 'desc')
    .limit(limit)
    .execute()
}
