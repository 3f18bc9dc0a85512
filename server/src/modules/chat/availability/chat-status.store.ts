import type { ChatState } from '@himoya/contract/chat/chat-states'
import type { CounsellorDrawing } from '@himoya/contract/staff/counsellor-drawings'
import type { Language } from '@himoya/contract/languages'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import { TURNS } from '../queue/order.store.ts'

export type ChatStatusRow = {
  id: string
  state: ChatState
  lang: Language
  counsellor: string | null
  drawing: CounsellorDrawing | null
}

export async function readChatStatuses(db: Db, chat_ids: readonly string[]): Promise<ChatStatusRow[]> {
  return db
    .selectFrom('chat')
    .leftJoin('staff_member', 'staff_member.account_id', 'chat.assigned_to')
    .select(['chat.id', 'chat.state', 'chat.lang', 'staff_member.alias as counsellor', 'staff_member.drawing'])
    .where('chat.id', 'in', chat_ids)
    .execute()
}

/** The place of everybody who waits, inside their language: by turn (product.md 3). 1 is the next. */
export async function readPlaces(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; place: number }>`
    select id, row_number() over (partition by lang order by turn)::int as place
    from chat join ${TURNS} turns using (id)`.execute(db)
  return new Map(rows.map(({ id, place }) => [id, place]))
}
