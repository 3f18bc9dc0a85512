import type { HandoverCard, Note } from '@himoya/contract/chat/desk'
import { HISTORY_LIMIT } from '@himoya/contract/limits'
import { v7 as uuid } from '../../../../platform/crypto/ids.ts'
import type { Db } from '../../../../platform/db/connect.ts'
import type { StaffActor } from '../../../../platform/core/actors.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { topic, type Topic } from '../../../../platform/realtime/hub.ts'
import { enterChat } from '../../chat.service.ts'
import { mayWhisper } from './notes.policy.ts'
import {
  findNote,
  hasSupervisorWhisper,
  lastNoteSeq,
  readLastNotes,
  readNotesAfter,
  writeNote,
  writeNotesRead,
  type NoteRow,
} from './notes.store.ts'

/** Keyed by chat id: a stored note, encoded once. Only the console's socket listens (.dependency-cruiser.mjs). */
export const deskNotes: Topic<{ seq: number; frame: string }> = topic('desk.notes')

type Place = { id: string; key_id: string }
type Handover = NonNullable<Note['handover']>
type Draft = { cid: string; kind: 'note' | 'whisper'; text: string }

/**
 * At most 200, ascending: after a number, or the last ones. A number that nothing has is of before a backup was put back: then the last
 * ones too, so that who reads sees what is stored. Throws `not_found`.
 */
export async function listNotes(
  platform: Platform,
  actor: StaffActor,
  chat_id: string,
  { after_seq, limit }: { after_seq?: number | undefined; limit: number },
): Promise<Note[]> {
  const { db } = platform
  const chat = await enterChat(platform, actor, chat_id)
  const is_known = after_seq !== undefined && after_seq <= (await lastNoteSeq(db, chat.id))
  const rows = is_known ? await readNotesAfter(db, chat.id, after_seq, limit) : await readLastNotes(db, chat.id, limit)
  return openNotes(platform, chat, rows)
}

/** What a follower of the stream missed, and where the stream stands. The caller has let them enter. */
export async function notesAfter(platform: Platform, chat: Place, after_seq: number): Promise<{ seq: number; frame: string }[]> {
  const notes = await openNotes(platform, chat, await readNotesAfter(platform.db, chat.id, after_seq, HISTORY_LIMIT))
  return notes.map((note) => ({ seq: note.seq, frame: JSON.stringify(note) }))
}

export async function newestNote(platform: Platform, chat_id: string): Promise<number> {
  return lastNoteSeq(platform.db, chat_id)
}

/** Stores a note beside the chat; the same `cid` again answers with the first. Throws `forbidden`, `not_found`. */
export async function addNote(platform: Platform, actor: StaffActor, chat_id: string, draft: Draft): Promise<Note> {
  const { db } = platform
  const chat = await enterChat(platform, actor, chat_id)
  if (draft.kind === 'whisper' && !mayWhisper(actor, await hasSupervisorWhisper(db, chat_id))) throw new AppError('forbidden')
  const note = await storeNote(platform, db, actor, chat, { ...draft, body: draft.text })
  if (note) announceNote(platform, chat_id, note)
  const stored = note ?? (await repeated(platform, actor, chat, draft.cid))
  if (!stored) throw new AppError('not_found')
  return stored
}

async function repeated(platform: Platform, actor: StaffActor, chat: Place, cid: string): Promise<Note | undefined> {
  const row = await findNote(platform.db, { chat_id: chat.id, author_id: actor.id, cid })
  return row && (await openNotes(platform, chat, [row]))[0]
}

/** The card of a transfer stays beside the chat. `db` is the transaction of the offer; announce it after the commit. */
export async function storeHandover(
  platform: Platform,
  db: Db,
  actor: StaffActor,
  chat: Place,
  handover: HandoverCard & { from: string; to: string },
): Promise<Note | null> {
  return storeNote(platform, db, actor, chat, { cid: uuid(), kind: 'handover', body: JSON.stringify(handover) })
}

/** Everything up to `seq` was on the caller's screen. Throws `not_found`. */
export async function readNotes(platform: Platform, actor: StaffActor, chat_id: string, seq: number): Promise<void> {
  await enterChat(platform, actor, chat_id)
  await writeNotesRead(platform.db, chat_id, actor.id, seq)
}

export function announceNote({ hub }: Platform, chat_id: string, note: Note): void {
  hub.publish(deskNotes, chat_id, { seq: note.seq, frame: JSON.stringify(note) })
}

type Written = { cid: string; kind: Note['kind']; body: string }

async function storeNote(platform: Platform, db: Db, actor: StaffActor, chat: Place, note: Written): Promise<Note | null> {
  const id = uuid()
  const sealer = await platform.vault.useKey(db, chat.key_id)
  const { cid, kind, body } = note
  const any_chat = actor.role === 'supervisor'
  const written = await writeNote(db, {
    id,
    chat_id: chat.id,
    author_id: actor.id,
    cid,
    kind,
    any_chat,
    body: sealer.seal(id, body),
  })
  if (!written) return null
  const [row] = await readNotesAfter(db, chat.id, written.seq - 1, 1)
  return row ? present(row, body) : null
}

async function openNotes({ vault, db }: Platform, chat: Place, rows: readonly NoteRow[]): Promise<Note[]> {
  if (rows.length === 0) return []
  const sealer = await vault.useKey(db, chat.key_id)
  return rows.map((row) => present(row, sealer.open(row.id, row.body)))
}

function present(row: NoteRow, body: string): Note {
  const { id, seq, cid, kind, author_id, alias, role, created_at } = row
  const said = kind === 'handover' ? { text: '', handover: JSON.parse(body) as Handover } : { text: body }
  return {
    id,
    seq,
    cid,
    kind,
    ...said,
    author: { id: author_id, alias: alias ?? '', role: role === 'supervisor' ? 'supervisor' : 'counsellor' },
    created_at: created_at.toISOString(),
  }
}
