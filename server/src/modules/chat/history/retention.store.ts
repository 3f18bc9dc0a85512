import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

/**
 * Deletes some chats whose last message is older than `before`, with all that hangs on them, and answers their keys. What a counsellor
 * still works on stays, and so does every chat of a person whose case is on legal hold.
 */
export async function deleteOldChats(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key_id: string }>`
    delete from chat where id in (
      select chat.id from chat
      where chat.last_message_at < ${before} and chat.state <> ${sql.lit(CHAT_STATE.active)}
        and not exists (
          select from report join report_case on report_case.id = report.id
          where report.account_id = chat.account_id and report_case.legal_hold)
      limit ${limit} for update of chat skip locked)
    returning key_id`.execute(db)
  return rows.map(({ key_id }) => key_id)
}
