import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../../../../platform/db/connect.ts'

export type NewNote = {
  id: string
  chat_id: string
  author_id: string
  cid: string
  kind: 'note' | 'whisper' | 'handover'
  /** A supervisor writes beside any chat of the team; a counsellor beside those they have. */
  any_chat: boolean
  body: Buffer
}

/**
 * One statement: the chat's count of notes is raised and locked, the note takes the new number. Whether the chat is the
 * author's is read in the same statement; its row is only kept from being deleted, so that no message waits for a note.
 */
const WRITE = `/* desk.note */
with mine as (
  select id from chat where id = $2 and ($6 or assigned_to = $3) for key share
), numbered as (
  insert into desk_note_count (chat_id, last_seq) select id, 1 from mine
  on conflict (chat_id) do update set last_seq = desk_note_count.last_seq + 1
  returning last_seq
)
insert into desk_note (id, chat_id, seq, author_id, cid, kind, body)
select $1, $2, last_seq, $3, $4, $5, $7 from numbered
returning seq, created_at`

/** null: nothing was written, because the same note is stored already or the chat is not the author's any more. */
export async function writeNote(db: Db, note: NewNote): Promise<{ seq: number; created_at: Date } | null> {
  const { id, chat_id, author_id, cid, kind, any_chat, body } = note
  try {
    const values = [id, chat_id, author_id, cid, kind, any_chat, body]
    const { rows } = await db.executeQuery<{ seq: number; created_at: Date }>(CompiledQuery.raw(WRITE, values))
    return rows[0] ?? null
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'desk_note_chat_id_author_id_cid_key') return null
    throw error
  }
}

/** What a person deleted with their conversation cannot be opened any more: its key is gone. */
const notes = (db: Db, chat_id: string) =>
  db
    .selectFrom('desk_note')
    .innerJoin('chat', 'chat.id', 'desk_note.chat_id')
    .innerJoin('account', 'account.id', 'desk_note.author_id')
    .leftJoin('staff_member', 'staff_member.account_id', 'desk_note.author_id')
    .select(['desk_note.id', 'desk_note.seq', 'desk_note.cid', 'desk_note.kind', 'desk_note.body', 'desk_note.created_at'])
    .select(['desk_note.author_id', 'account.role', 'staff_member.alias'])
    .where('desk_note.chat_id', '=', chat_id)
    .where((is) => is.or([is('chat.forgotten_at', 'is', null), is('desk_note.created_at', '>', is.ref('chat.forgotten_at'))]))

export type NoteRow = Awaited<ReturnType<typeof readNotesAfter>>[number]

/** Ascending from `after`. */
export async function readNotesAfter(db: Db, chat_id: string, after: number, limit: number) {
  return notes(db, chat_id).where('seq', '>', after).orderBy('seq').limit(limit).execute()
}

export async function readLastNotes(db: Db, chat_id: string, limit: number): Promise<NoteRow[]> {
  return (await notes(db, chat_id).orderBy('seq', 'desc').limit(limit).execute()).toReversed()
}

/** Never goes back, and never beyond what is written. */
export async function writeNotesRead(db: Db, chat_id: string, account_id: string, seq: number): Promise<void> {
  await sql`
    insert into desk_note_reading (chat_id, account_id, seq)
    select chat_id, ${account_id}, least(last_seq, ${seq}) from desk_note_count where chat_id = ${chat_id}
    on conflict (chat_id, account_id) do update set seq = greatest(desk_note_reading.seq, excluded.seq)`.execute(db)
}

export async function findNote(db: Db, note: { chat_id: string; author_id: string; cid: string }) {
  return notes(db, note.chat_id).where('author_id', '=', note.author_id).where('cid', '=', note.cid).executeTakeFirst()
}

export async function lastNoteSeq(db: Db, chat_id: string): Promise<number> {
  const row = await db.selectFrom('desk_note_count').select('last_seq').where('chat_id', '=', chat_id).executeTakeFirst()
  return row?.last_seq ?? 0
}

export async function hasSupervisorWhisper(db: Db, chat_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('desk_note')
    .innerJoin('account', 'account.id', 'desk_note.author_id')
    .select('desk_note.id')
    .where('desk_note.chat_id', '=', chat_id)
    .where('kind', '=', 'whisper')
    .where('account.role', '=', 'supervisor')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
