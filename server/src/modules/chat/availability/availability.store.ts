import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import type { Language } from '@himoya/contract/languages'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import type { WaitFigure } from './availability.policy.ts'

/** How many wait for each language; one that nobody waits for is absent. */
export async function countWaiting(db: Db): Promise<Map<Language, number>> {
  const rows = await db
    .selectFrom('chat')
    .select(['lang', (all) => all.fn.countAll<number>().as('count')])
    .where('state', '=', CHAT_STATE.waiting)
    .where('queued_at', 'is not', null)
    .groupBy('lang')
    .execute()
  return new Map(rows.map(({ lang, count }) => [lang, count]))
}

/**
 * What one place in the queue of each language took in the last four hours: the wait of everybody who was taken, divided by
 * the place they began at; three of four were faster than the answer.
 */
export async function readWaitFigures(db: Db): Promise<Map<Language, WaitFigure>> {
  const { rows } = await sql<WaitFigure & { lang: Language }>`
    with recent as (
      select lang, queued_at, taken_at from queue_wait
      where taken_at > clock_timestamp() - interval '4 hours' order by taken_at desc limit 400
    ), placed as (
      select lang, extract(epoch from taken_at - queued_at) as seconds, 1 + (
        select count(*) from recent ahead
        where ahead.lang = one.lang and ahead.queued_at < one.queued_at and ahead.taken_at > one.queued_at
      ) as place
      from recent one
    )
    select lang, count(*)::int as waits,
      greatest(0, percentile_cont(0.75) within group (order by seconds / place))::float8 as seconds_a_place
    from placed group by lang`.execute(db)
  return new Map(rows.map(({ lang, ...figure }) => [lang, figure]))
}
