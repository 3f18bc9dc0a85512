import { v7 as uuid } from '../../platform/crypto/ids.ts'
import { makeReceipt } from '../../platform/crypto/receipt.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Platform } from '../../platform/platform.ts'
import { insertMessage } from './inbox.store.ts'
import type { NewReport } from './report.store.ts'
import { addReport, type ReportFacts } from './report.service.ts'

/** A report that came before, and elsewhere. */
export type ImportedReport = Pick<
  NewReport,
  | 'account_id'
  | 'lang'
  | 'reporter_role'
  | 'type_ids'
  | 'urgency'
  | 'region_code'
  | 'child_age_band'
  | 'child_gender'
  | 'created_at'
> & {
  facts: ReportFacts
  /** The oldest first. `author_id`: of staff; null: the reporter's own. */
  messages: readonly { author_id: string | null; message: string; created_at: Date }[]
}

/** Takes over a report, without its case; of a guest nobody ever has the receipt. Answers its id. */
export async function importReport({ vault }: Pick<Platform, 'vault'>, db: Db, imported: ImportedReport): Promise<string> {
  const { messages, ...submitted } = imported
  const { id, key_id } = await addReport({ vault }, db, {
    ...submitted,
    source: 'form',
    receipt: submitted.account_id === null ? makeReceipt() : null,
    notice: null,
    // What the team wrote the reporter has yet to read, and the other way round.
    last_seq: messages.length,
    reporter_seq: 0,
    team_seq: messages.findLastIndex(({ author_id }) => author_id !== null) + 1,
  })
  const sealer = await vault.useKey(db, key_id)
  for (const [at, { author_id, message, created_at: written_at }] of messages.entries()) {
    const message_id = uuid(written_at.getTime())
    await insertMessage(db, {
      id: message_id,
      report_id: id,
      seq: at + 1,
      cid: uuid(),
      author_id,
      message: sealer.seal(message_id, message),
      created_at: written_at,
    })
  }
  return id
}
