import type { Db } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/core/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { openFacts, type ReportFacts } from './report-facts.ts'
import { readOpenChat, readReport, type ReportRow } from './report.store.ts'

export type OpenedReport = Omit<ReportRow, 'facts'> & {
  facts: ReportFacts
  /** The reporter's open chat, when they wish to be answered there. */
  chat_id: string | null
}

/**
 * A report with what it tells opened, for the team's work on it. Whether the caller may read it is decided and written down
 * before (modules/cases). The phone stands in it whole. Throws `not_found`.
 */
export async function reportForCase({ vault }: Pick<Platform, 'vault'>, db: Db, id: string): Promise<OpenedReport> {
  const row = await readReport(db, id)
  if (!row) throw new AppError('not_found')
  const sealer = await vault.useKey(db, row.key_id)
  const facts = openFacts(sealer, id, row.facts)
  const by_chat = facts.contact?.channel === 'chat' && row.account_id !== null
  return { ...row, facts, chat_id: by_chat ? await readOpenChat(db, row.account_id!) : null }
}
