import type { Db } from '../../../platform/db/connect.ts'

const COLUMNS = ['id', 'uploader_id', 'name', 'size', 'received', 'created_at'] as const

const uploads = (db: Db) => db.selectFrom('media_upload').select(COLUMNS)

export type UploadRow = NonNullable<Awaited<ReturnType<typeof findUpload>>>

export async function insertUpload(db: Db, row: Omit<UploadRow, 'received'>): Promise<void> {
  await db.insertInto('media_upload').values(row).execute()
}

export async function findUpload(db: Db, id: string) {
  return uploads(db).where('id', '=', id).executeTakeFirst()
}

/** Two parts, or two endings, of one upload come one after the other. */
export async function lockUpload(db: Db, id: string) {
  return uploads(db).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function countUploads(db: Db, uploader_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('media_upload')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('uploader_id', '=', uploader_id)
    .executeTakeFirstOrThrow()
  return count
}

export async function keepReceived(db: Db, id: string, received: number): Promise<void> {
  await db.updateTable('media_upload').set({ received }).where('id', '=', id).execute()
}

export async function deleteUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('media_upload').where('id', '=', id).execute()
}

export async function readStaleUploads(db: Db, before: Date, limit: number) {
  return uploads(db).where('created_at', '<', before).limit(limit).execute()
}
