import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import type { Urgency } from '@himoya/contract/staff/staff'
import { sql } from 'kysely'

/** A hint that nobody has put away. */
const STANDS = sql<boolean>`desk_hint.chat_id = chat.id and not exists (
  select from desk_hint_dismissal away where away.message_id = desk_hint.message_id and away.topic = desk_hint.topic
)`

/** Which topics stand beside a chat; none of one that is over. */
export const HINTS = sql<string[]>`case when chat.state = ${sql.lit(CHAT_STATE.ended)} then '{}' else
  array(select distinct topic from desk_hint where ${STANDS} order by topic) end`

/**
 * On how many topics a person has not answered by a level. Whoever called it medium or low knew what was said until then; what
 * is said afterwards counts anew.
 */
const PRESSING = sql<number>`(
  select count(distinct topic) from desk_hint where ${STANDS} and (chat.risk not in ('medium', 'low') or said_at > coalesce(
    (select max(created_at) from desk_risk_change change where change.chat_id = chat.id), '-infinity'
  ))
)`

/** How pressing a chat is by what a person called it and what the lists point at (product.md 3). */
export const URGENCY = sql<Urgency>`case
  when chat.risk = 'sos' then 'sos'
  when chat.risk = 'high' or ${PRESSING} > 1 then 'danger'
  when ${PRESSING} = 1 then 'hinted'
  when chat.risk = 'low' then 'low'
  else 'usual' end`

/** The first part of the order: how pressing, as a number that rises as it matters less. */
export const BY_URGENCY = sql<number>`array_position(array['sos', 'danger', 'hinted', 'usual', 'low'], ${URGENCY})`

/** So many of one language and urgency stand by time alone, whoever they are. */
const NEWCOMERS_IN_LINE = 20
/** Listed of one language: of those nobody knows, and of all others. */
const LISTED = { newcomers: 100, others: 200 }

/**
 * An account that costs nothing, to whom no member has written, and of whom nobody has said how urgent it is. Almost every child begins
 * so; a flood of made-up chats consists of nothing else.
 */
const NEWCOMER = sql<boolean>`(
  chat.risk in ('unassessed', 'sos') and exists (select from account where id = chat.account_id and mode = 'nickname')
  and not exists (
    select from chat theirs join message on message.chat_id = theirs.id
    where theirs.account_id = chat.account_id and message.is_admin
  )
)`

/**
 * Whose turn it is, the one order of the queue, as rows `id, turn, listed`: by urgency, then the oldest first. Newcomers beyond the first
 * twenty of their language and urgency stand behind everybody else of it, and lists hold both kinds, so that no flood
 * pushes a known child off them (docs/decisions/0048).
 */
export const TURNS = sql<{ id: string; turn: number; listed: boolean }>`(
  select id, row_number() over (order by urgency, apart, queued_at, id)::int as turn,
    row_number() over (partition by lang, newcomer order by urgency, apart, queued_at, id)
      <= case when newcomer then ${LISTED.newcomers}::int else ${LISTED.others}::int end as listed
  from (
    select *, newcomer and row_number() over (
      partition by lang, urgency, newcomer order by queued_at, id) > ${NEWCOMERS_IN_LINE}::int as apart
    from (
      select chat.id, lang, queued_at, ${BY_URGENCY} as urgency, ${NEWCOMER} as newcomer
      from chat where state = ${sql.lit(CHAT_STATE.waiting)} and queued_at is not null
    ) waiting
  ) ranked
)`
