import type { Risk } from '@himoya/contract/chat/chat'
import { CHAT_STATE, type ChatState } from '@himoya/contract/chat/chat-states'
import type { Language } from '@himoya/contract/languages'
import type { PresenceState, Urgency } from '@himoya/contract/staff/staff'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import { BY_URGENCY, HINTS, TURNS, URGENCY } from './order.store.ts'

export type WallChatRow = {
  id: string
  account_id: string
  state: Exclude<ChatState, typeof CHAT_STATE.ended>
  lang: Language
  risk: Risk
  urgency: Urgency
  hints: string[]
  assigned_to: string | null
  waiting_since: Date | null
  /** Not one of too many whom nobody knows. */
  listed: boolean
}

/** Every open chat that was written into, those with a counsellor first, then in the order of the queue; nothing of what was written. */
export async function readOpenChats(db: Db): Promise<WallChatRow[]> {
  const { rows } = await sql<WallChatRow>`
    select id, account_id, state, lang, risk, ${URGENCY} as urgency, ${HINTS} as hints, assigned_to, waiting_since,
      coalesce(listed, true) as listed
    from chat left join ${TURNS} turns using (id)
    where state <> ${sql.lit(CHAT_STATE.ended)} and queued_at is not null
    order by turn nulls first, ${BY_URGENCY}, waiting_since nulls last, id
    limit 2000`.execute(db)
  return rows
}

export type WallMemberRow = {
  id: string
  alias: string
  langs: Language[]
  state: PresenceState
  since: Date | null
  live: boolean
  planned_until: Date | null
}

/** Everybody who answers chats, with what they say and whether their console is heard. */
export async function readWallMembers(db: Db, now: Date): Promise<WallMemberRow[]> {
  const { rows } = await sql<WallMemberRow>`
    select account.id, staff_member.alias, staff_member.langs, coalesce(presence.state, 'off') as state, presence.since,
      coalesce(seen_at > clock_timestamp() - lease_seconds * interval '1 second', false) as live,
      (select max(ends_at) from rota_shift
       where rota_shift.account_id = account.id and starts_at <= ${now} and ends_at > ${now}) as planned_until
    from staff_member
    join account on account.id = staff_member.account_id
    cross join team_setting
    left join staff_presence presence on presence.account_id = account.id
    where account.role in ('counsellor', 'supervisor') and account.blocked_at is null and account.deleted_at is null
    order by staff_member.alias`.execute(db)
  return rows
}

type Today = { taken: number; median_wait: number | null; within_five: number | null; unanswered: number }

/**
 * Since `from`: how many were taken and how long they waited (seconds); of all who were taken or have waited five minutes in
 * vain, how many percent were taken within these; and how many ended without an answer. Who came a moment ago counts for neither.
 */
export async function readToday(db: Db, { from, now }: { from: Date; now: Date }): Promise<Today> {
  const { rows } = await sql<Today>`
    select count(*) filter (where is_taken)::int as taken,
      round(percentile_cont(0.5) within group (order by wait) filter (where is_taken))::int as median_wait,
      round(100.0 * count(*) filter (where is_taken and wait <= 300) / nullif(count(*) filter (where is_taken or wait > 300), 0))::int
        as within_five,
      (select count(*)::int from chat
       where state = ${sql.lit(CHAT_STATE.ended)} and ended_at >= ${from} and queued_at is not null
         and not exists (select from message where chat_id = chat.id and is_admin)) as unanswered
    from (
      select extract(epoch from taken_at - queued_at) as wait, true as is_taken from queue_wait where taken_at >= ${from}
      union all select extract(epoch from ${now}::timestamptz - queued_at), false
      from chat left join ${TURNS} turns using (id)
      where state = ${sql.lit(CHAT_STATE.waiting)} and queued_at is not null and coalesce(listed, true)
      union all select extract(epoch from ended_at - queued_at), false from chat
      where state = ${sql.lit(CHAT_STATE.ended)} and ended_at >= ${from} and queued_at is not null
        and not exists (select from queue_wait where chat_id = chat.id)
    ) waits`.execute(db)
  return rows[0]!
}

/** Who came into the queue since `from`, by hour in Tashkent (UTC+5 all year). */
export async function readByHour(db: Db, from: Date): Promise<{ hour: number; came: number }[]> {
  const { rows } = await sql<{ hour: number; came: number }>`
    select extract(hour from at at time zone 'UTC' + interval '5 hours')::int as hour, count(*)::int as came
    from (
      select queued_at as at from queue_wait where queued_at >= ${from}
      union all select queued_at from chat where state = ${sql.lit(CHAT_STATE.waiting)} and queued_at >= ${from}
    ) came group by 1 order by 1`.execute(db)
  return rows
}
