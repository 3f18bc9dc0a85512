import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

type NewBroadcastNotifications = {
  broadcast_id: string
  path: string | null
  account_ids: readonly string[]
  /** One for each account, in the same order. */
  ids: readonly string[]
  at: Date
}
type Added = { id: string; account_id: string; rings: boolean }

/** Answers who had it not yet. `rings`: they chose to be rung for news, which nobody does at first. */
export async function insertBroadcastNotifications(
  db: Db,
  { broadcast_id, path, account_ids, ids, at }: NewBroadcastNotifications,
): Promise<Added[]> {
  const { rows } = await sql<Added>`
    insert into notification (id, account_id, kind, what, path, subject_id, about_since, dedupe_key, rung_at, created_at)
    select given.id, given.account_id, 'news', 'news', ${path}::text, ${broadcast_id}::uuid, ${at}::timestamptz,
      'broadcast:' || ${broadcast_id}::text,
      case when kinds -> 'news' ->> 'push' = 'true' or kinds -> 'news' ->> 'sms' = 'true' then null else ${at}::timestamptz end,
      ${at}::timestamptz
    from unnest(${ids}::uuid[], ${account_ids}::uuid[]) as given(id, account_id)
    left join notification_preference as chosen on chosen.account_id = given.account_id
    on conflict (account_id, dedupe_key) do nothing
    returning id, account_id, rung_at is null as rings`.execute(db)
  return rows
}
