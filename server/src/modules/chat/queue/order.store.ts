import type { Urgency } from '@himoya/contract/staff'
import { sql } from 'kysely'

/** A hint that nobody has put away. */
const STANDS = sql<boolean>`desk_hint.chat_id = chat.id and not exists (
  select from desk_hint_dismissal away where away.message_id = desk_hint.message_id and away.topic = desk_hint.topic
)`

/** Which topics stand beside a chat; none of one that is over. */
export const HINTS = sql<string[]>`case when chat.state = 'ended' then '{}' else
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

/** Whose turn it is, the one order of the queue: what follows is the oldest first. */
export const BY_URGENCY = sql<number>`array_position(array['sos', 'danger', 'hinted', 'usual', 'low'], ${URGENCY})`
