import type { Db } from '../../../platform/db/connect.ts'

/** Whose chat it is and what seals it. */
export async function readPlace(db: Db, chat_id: string) {
  return db
    .selectFrom('chat')
    .select(['id', 'key_id', 'account_id', 'state', 'lang', 'assigned_to', 'risk', 'forgotten_at'])
    .where('id', '=', chat_id)
    .executeTakeFirst()
}

export type ChatPlace = NonNullable<Awaited<ReturnType<typeof readPlace>>>
