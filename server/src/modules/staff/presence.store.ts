import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import type { Language } from '@himoya/contract/languages'
import type { Presence } from '@himoya/contract/staff/staff'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

/** Somebody who can answer at this moment, and how many chats they have open. */
export type OnShift = { id: string; alias: string; role: string; langs: Language[]; open_chats: number }

/** What a member's own switch shows; without a row of `staff_presence` they are off. `planned` within a day from `now`. */
export async function readPresence(db: Db, account_id: string, now: Date) {
  const { rows } = await sql<{
    state: Presence['state']
    since: Date | null
    open_chats: number
    chat_cap: number
    starts_at: Date | null
    ends_at: Date | null
  }>`
    select coalesce(presence.state, 'off') as state, presence.since,
      (select count(*)::int from chat where assigned_to = ${account_id} and chat.state = ${sql.lit(CHAT_STATE.active)}) as open_chats,
      team_setting.chat_cap, planned.starts_at, planned.ends_at
    from team_setting
    left join staff_presence presence on presence.account_id = ${account_id}
    left join lateral (
      select starts_at, ends_at from rota_shift
      where rota_shift.account_id = ${account_id} and ends_at > ${now} and starts_at < ${now}::timestamptz + interval '1 day'
      order by starts_at limit 1
    ) planned on true`.execute(db)
  return rows[0]!
}

/** `since` moves only when the state changes. Whoever sets it is there, so the console counts as heard. */
export async function writePresence(db: Db, account_id: string, state: Presence['state'], since: Date): Promise<void> {
  await sql`
    insert into staff_presence (account_id, state, since, seen_at) values (${account_id}, ${state}, ${since}, clock_timestamp())
    on conflict (account_id) do update set seen_at = clock_timestamp(), state = excluded.state,
      since = case when staff_presence.state = excluded.state then staff_presence.since else excluded.since end`.execute(db)
}

/** Notes when these consoles were last heard, in milliseconds before now; also of who was never on shift, but has chats. */
export async function writeSeen(db: Db, heard: readonly { account_id: string; ago_ms: number }[]): Promise<void> {
  await sql`
    insert into staff_presence (account_id, state, since, seen_at)
    select account_id, 'off', clock_timestamp(), clock_timestamp() - ago_ms * interval '1 millisecond'
    from unnest(${heard.map((one) => one.account_id)}::uuid[], ${heard.map((one) => one.ago_ms)}::int[]) as t (account_id, ago_ms)
    where exists (select from staff_member where staff_member.account_id = t.account_id)
    on conflict (account_id) do update set seen_at = greatest(staff_presence.seen_at, excluded.seen_at)`.execute(db)
}

/**
 * Who answers chats now: on shift, of an answering role, signed in, and with a console that was heard lately. Somebody
 * whose console died or whose session ran out is not there, whatever they last said (product.md: a true status).
 * The longest on shift first.
 */
export async function readOnShift(db: Db, now: Date): Promise<OnShift[]> {
  const { rows } = await sql<OnShift>`
    select account.id, staff_member.alias, account.role, staff_member.langs,
      (select count(*)::int from chat where assigned_to = account.id and chat.state = ${sql.lit(CHAT_STATE.active)}) as open_chats
    from staff_presence
    join staff_member on staff_member.account_id = staff_presence.account_id
    join account on account.id = staff_presence.account_id
    cross join team_setting
    where staff_presence.state = 'on_shift' and account.role in ('counsellor', 'supervisor')
      and account.blocked_at is null and account.deleted_at is null
      and staff_presence.seen_at > clock_timestamp() - team_setting.lease_seconds * interval '1 second'
      and exists (
        select from session
        where session.account_id = account.id and audience = 'staff' and revoked_at is null and expires_at > ${now}
      )
    order by staff_presence.since`.execute(db)
  return rows
}
