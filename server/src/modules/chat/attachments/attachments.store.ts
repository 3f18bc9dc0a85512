import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

const COLUMNS = ['id', 'chat_id', 'key_id', 'sender_id', 'kind', 'state', 'size', 'received', 'folder'] as const
const MORE = ['file_key', 'details', 'cid', 'expired_at', 'created_at'] as const

const attachments = (db: Db) => db.selectFrom('attachment').select(COLUMNS).select(MORE)

export type AttachmentRow = NonNullable<Awaited<ReturnType<typeof findAttachment>>>

type NewAttachment = Pick<AttachmentRow, 'id' | 'chat_id' | 'sender_id' | 'kind' | 'size' | 'folder' | 'file_key'> & {
  key_id: string
}

export async function insertAttachment(db: Db, row: NewAttachment): Promise<void> {
  await db.insertInto('attachment').values(row).execute()
}

export async function findAttachment(db: Db, id: string) {
  return attachments(db).where('id', '=', id).executeTakeFirst()
}

/** Two parts, or two endings, of one upload come one after the other. */
export async function lockAttachment(db: Db, id: string): Promise<AttachmentRow | undefined> {
  return attachments(db).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** A person who may not write in this chat now. */
export async function isWritingBlocked(db: Db, chat_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat')
    .select('id')
    .where('id', '=', chat_id)
    .where('blocked_until', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  return row !== undefined
}

/** Uploads somebody has begun and not sent. */
export async function countUnsent(db: Db, sender_id: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('attachment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('sender_id', '=', sender_id)
    .where('cid', 'is', null)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

type Change = Partial<Pick<AttachmentRow, 'state' | 'received' | 'file_key' | 'details'>>

export async function updateAttachment(db: Db, id: string, change: Change): Promise<void> {
  await db.updateTable('attachment').set(change).where('id', '=', id).execute()
}

/** Only while no message has it; answers the folder of its files. */
export async function deleteUnsent(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('attachment')
    .where('id', '=', id)
    .where('cid', 'is', null)
    .returning('folder')
    .executeTakeFirst()
  return row?.folder
}

type Claim = { id: string; chat_id: string; sender_id: string; cid: string }

/** Binds it to one send for ever; the same send may ask again. undefined: not there, not the caller's, or another send's. */
export async function claimAttachment(db: Db, { id, chat_id, sender_id, cid }: Claim) {
  return db
    .updateTable('attachment')
    .set({ cid })
    .where('id', '=', id)
    .where('chat_id', '=', chat_id)
    .where('sender_id', '=', sender_id)
    .where('state', '=', 'clean')
    .where('expired_at', 'is', null)
    .where((is) => is.or([is('cid', 'is', null), is('cid', '=', cid)]))
    .returning([...COLUMNS, 'file_key', 'details', 'cid', 'expired_at', 'created_at'])
    .returning((select) => select.selectFrom('chat').select('lang').whereRef('chat.id', '=', 'attachment.chat_id').as('lang'))
    .executeTakeFirst()
}

type Doomed = { id: string; folder: string }

/** What nobody can see any more: unsent since `unsent_before`, its chat or key gone, its message deleted. */
export async function readDoomed(db: Db, unsent_before: Date, sent_before: Date, limit: number): Promise<Doomed[]> {
  return db
    .selectFrom('attachment')
    .leftJoin('chat', 'chat.id', 'attachment.chat_id')
    .leftJoin('message', (on) =>
      on
        .onRef('message.chat_id', '=', 'attachment.chat_id')
        .onRef('message.sender_id', '=', 'attachment.sender_id')
        .onRef('message.cid', '=', 'attachment.cid'),
    )
    .select(['attachment.id', 'folder'])
    .where((is) =>
      is.or([
        is('chat.id', 'is', null),
        is('attachment.key_id', 'is', null),
        is.and([is('attachment.cid', 'is', null), is('attachment.created_at', '<', unsent_before)]),
        is.and([
          is('attachment.cid', 'is not', null),
          is('message.id', 'is', null),
          is('attachment.created_at', '<', sent_before),
        ]),
      ]),
    )
    .limit(limit)
    .execute()
}

export async function deleteAttachments(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('attachment').where('id', 'in', ids).execute()
}

/** Voice notes whose time is over; their key is gone with this, their files go next. */
export async function forgetVoiceKeys(db: Db, before: Date, limit: number): Promise<Doomed[]> {
  return db
    .updateTable('attachment')
    .set({ file_key: Buffer.alloc(0) })
    .where('id', 'in', (select) =>
      select
        .selectFrom('attachment')
        .select('id')
        .where('kind', '=', 'voice')
        .where('expired_at', 'is', null)
        .where('created_at', '<', before)
        .limit(limit),
    )
    .returning(['id', 'folder'])
    .execute()
}

export async function markExpired(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db.updateTable('attachment').set({ expired_at: now }).where('id', 'in', ids).execute()
}
