import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../../../platform/db/connect.ts'

const TAG = ['desk_tag.id', 'desk_tag.label', 'desk_tag.label_ru', 'desk_tag.label_en', 'desk_tag.archived'] as const

type Words = { label: string; label_ru: string; label_en: string }

export async function readTags(db: Db) {
  return db
    .selectFrom('desk_tag')
    .select(TAG)
    .orderBy('archived')
    .orderBy(sql`lower(label)`)
    .execute()
}

/** null: there is one of this name. */
export async function insertTag(db: Db, tag: Words & { id: string }) {
  return unlessTaken(() => db.insertInto('desk_tag').values(tag).returning(TAG).executeTakeFirst())
}

/** undefined: there is no such tag; null: the name is taken. */
export async function updateTag(db: Db, id: string, change: Words & { archived: boolean }) {
  return unlessTaken(() => db.updateTable('desk_tag').set(change).where('id', '=', id).returning(TAG).executeTakeFirst())
}

async function unlessTaken<T>(write: () => Promise<T>): Promise<T | null> {
  try {
    return await write()
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'desk_tag_label') return null
    throw error
  }
}

export async function readChatTags(db: Db, chat_id: string) {
  return db
    .selectFrom('desk_chat_tag')
    .innerJoin('desk_tag', 'desk_tag.id', 'desk_chat_tag.tag_id')
    .select(TAG)
    .where('chat_id', '=', chat_id)
    .orderBy('desk_chat_tag.created_at')
    .execute()
}

export async function putTag(db: Db, put: { chat_id: string; tag_id: string; put_by: string }): Promise<boolean> {
  const { tag_id } = put
  const tag = await db
    .selectFrom('desk_tag')
    .select('id')
    .where('id', '=', tag_id)
    .where('archived', '=', false)
    .executeTakeFirst()
  if (!tag) return false
  await db
    .insertInto('desk_chat_tag')
    .values(put)
    .onConflict((known) => known.doNothing())
    .execute()
  return true
}

export async function takeTag(db: Db, chat_id: string, tag_id: string): Promise<void> {
  await db.deleteFrom('desk_chat_tag').where('chat_id', '=', chat_id).where('tag_id', '=', tag_id).execute()
}
