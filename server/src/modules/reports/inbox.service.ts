import type { OwnEvidence } from '@himoya/contract/reports/evidence'
import { findHints } from '@himoya/contract/chat/hints/find-hints'
import type { InboxMessage } from '@himoya/contract/reports/reports'
import { v7 as uuid } from '../../platform/crypto/ids.ts'
import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/core/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { evidenceOf, type TiedEvidence } from './evidence/evidence.service.ts'
import { countUnread, insertMessage, readMessages, readSent, takeSeq, type MessageRow } from './inbox.store.ts'
import { lockReport, readReport, writeTeamRead } from './report.store.ts'

/** So many signs of an inbox, the newest, are looked at for words of danger at each look: two thousandths of a second, however much somebody writes. */
const LOOKED_AT = 20_000

type Parts = Pick<Platform, 'vault' | 'now'>

type Said = {
  report_id: string
  /** Of staff; null: the reporter. */
  author_id: string | null
  /** The sender's own id for this send: the same again is answered with the message that is there. */
  cid: string
  message: string
}

/** All of an inbox, the oldest first; the first story is not in it. Only the newest messages may say `help`. Throws `not_found`. */
export async function inboxOf({ vault }: Pick<Platform, 'vault'>, db: Db, report_id: string): Promise<InboxMessage[]> {
  const report = await readReport(db, report_id)
  if (!report) throw new AppError('not_found')
  const sealer = await vault.useKey(db, report.key_id)
  const rows = await readMessages(db, report_id)
  const files = await evidenceOf({ vault }, db, report_id)
  const said = rows.map((row) => sealer.open(row.id, row.message))
  let signs = 0
  const passed_over = said.findLastIndex((message) => (signs += message.length) > LOOKED_AT)
  return rows.map((row, at) => present(row, said[at]!, filesOf(files, row.id), at > passed_over))
}

/** The team writes to the reporter; `db` is the transaction of the act. Throws `not_found`. */
export async function sayToReporter(platform: Parts, db: Db, said: Said & { author_id: string }): Promise<InboxMessage> {
  const { message } = await say(platform, db, said)
  return message
}

/** Writes a message once, whatever is repeated. `repeated`: it was there. Numbers are dense. Throws `not_found`. */
export async function say(
  { vault, now }: Parts,
  db: Db,
  { report_id, author_id, cid, message }: Said,
): Promise<{ message: InboxMessage; repeated: boolean }> {
  const report = await lockReport(db, report_id)
  if (!report) throw new AppError('not_found')
  const sealer = await vault.useKey(db, report.key_id)
  const sent = await readSent(db, report_id, cid)
  if (sent) {
    if (sent.author_id !== author_id) throw new AppError('invalid', { fields: { cid: ['taken'] } })
    const files = filesOf(await evidenceOf({ vault }, db, report_id), sent.id)
    return { message: present(sent, sealer.open(sent.id, sent.message), files), repeated: true }
  }
  const id = uuid(now().getTime())
  const seq = await takeSeq(db, report_id, author_id === null ? 'reporter' : 'team')
  await insertMessage(db, { id, report_id, seq, cid, author_id, message: sealer.seal(id, message), created_at: now() })
  const row = await readSent(db, report_id, cid)
  return { message: present(row!, message, []), repeated: false }
}

/** How much of each inbox the team has not read. */
export const unreadForTeam = (db: Db, report_ids: readonly string[]): Promise<Map<string, number>> =>
  countUnread(db, report_ids, 'team')

/** How much of each inbox its reporter has not read. */
export const unreadForReporter = (db: Db, report_ids: readonly string[]): Promise<Map<string, number>> =>
  countUnread(db, report_ids, 'reporter')

/** Somebody who works on the case has read its inbox. */
export const readByTeam = (db: Db, report_id: string): Promise<void> => writeTeamRead(db, report_id)

/** Those that came with one message; null: with the report itself. */
export const filesOf = (files: readonly TiedEvidence[], message_id: string | null): OwnEvidence[] =>
  files.filter((file) => file.message_id === message_id).map(({ message_id: _place, ...file }) => file)

function present(row: MessageRow, message: string, files: OwnEvidence[], is_looked_at = true): InboxMessage {
  const { id, cid, seq, author_id, author, created_at } = row
  return {
    id,
    cid,
    seq,
    message,
    created_at: created_at.toISOString(),
    is_admin: author_id !== null,
    ...(author === null ? {} : { author }),
    ...(is_looked_at && author_id === null && findHints(message).length > 0 ? { help: true as const } : {}),
    files,
  }
}
