import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

/** As long as a look goes on without half an hour of rest, it is one look. True: a new one begins. */
export async function beginView(db: Db, chat_id: string, staff_id: string): Promise<boolean> {
  const { rows } = await sql`
    insert into silent_view (chat_id, staff_id, until)
    values (${chat_id}, ${staff_id}, clock_timestamp() + interval '30 minutes')
    on conflict (chat_id, staff_id) do update set until = excluded.until where silent_view.until < clock_timestamp()
    returning chat_id`.execute(db)
  return rows.length > 0
}
