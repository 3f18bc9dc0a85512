import type { Db } from '../../../platform/db/connect.ts'

type NewVersion = {
  item_id: string
  version: number
  facts: unknown
  texts: unknown
  safety: boolean
  author_id: string
  created_at: Date
}

export async function insertVersion(db: Db, row: NewVersion): Promise<void> {
  const documents = { facts: JSON.stringify(row.facts), texts: JSON.stringify(row.texts) }
  await db
    .insertInto('content_version')
    .values({ ...row, ...documents })
    .execute()
}

/** The public sees it from now on; the first time stays. */
export async function markShown(
  db: Db,
  { item_id, version }: { item_id: string; version: number },
  shown_at: Date,
): Promise<void> {
  await db
    .updateTable('content_version')
    .set({ shown_at })
    .where('item_id', '=', item_id)
    .where('version', '=', version)
    .where('shown_at', 'is', null)
    .execute()
}

const versions = (db: Db, item_id: string) =>
  db
    .selectFrom('content_version')
    .leftJoin('staff_member', 'staff_member.account_id', 'content_version.author_id')
    .select(['version', 'content_version.created_at', 'staff_member.alias as author'])
    .where('item_id', '=', item_id)

/** The newest first. */
export async function readVersions(db: Db, item_id: string) {
  return versions(db, item_id).orderBy('version', 'desc').limit(500).execute()
}

export async function readVersion(db: Db, item_id: string, version: number) {
  return versions(db, item_id).select(['facts', 'texts', 'safety']).where('version', '=', version).executeTakeFirst()
}
