import type { CaseState } from '@himoya/contract/reports/case-lists'
import { CHAT_STATE, type ChatState } from '@himoya/contract/chat/chat-states'
import type { BrokenReason, FollowUpKind, FollowUpOutcome } from '@himoya/contract/reports/follow-up-lists'
import type { Language } from '@himoya/contract/languages'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

export type FollowUpRow = {
  id: string
  kind: FollowUpKind
  chat_id: string | null
  case_id: string | null
  key_id: string
  /** The person of the chat. */
  account_id: string | null
  ref: string | null
  lang: Language
  chat_state: ChatState | null
  chat_assigned: string | null
  case_state: CaseState | null
  case_assigned: string | null
  words: Buffer
  owner_id: string | null
  owner_alias: string | null
  made_by: string
  made_alias: string | null
  made_at: Date
  due_at: Date
  shown: boolean
  declined_at: Date | null
  reminder_asked: boolean
  settled_at: Date | null
  settled_by: string | null
  settled_alias: string | null
  outcome: FollowUpOutcome | null
  reason: BrokenReason | null
  reason_words: Buffer | null
}

/** A member who is still here and answers people; an ended chat keeps the name of whoever had it, whatever became of them. */
const stillHere = (who: string) => sql<string | null>`(
  select id from account where account.id = ${sql.ref(who)} and blocked_at is null and role in ('counsellor', 'supervisor'))`
/** An open chat's are of whoever has it, so that what moves the chat moves them. */
const HOLDER = sql<string | null>`case
  when case_id is not null then coalesce(follow_up.owner_id, report_case.assigned_to, ${stillHere('follow_up.made_by')})
  when chat.state = ${sql.lit(CHAT_STATE.ended)}
    then coalesce(follow_up.owner_id, ${stillHere('chat.assigned_to')}, ${stillHere('follow_up.made_by')})
  else chat.assigned_to end`

/** With the chat or the case it belongs to; what a child deleted is not there any more. */
const FROM = sql`
  from follow_up
  left join chat on chat.id = chat_id
  left join report_case on report_case.id = case_id
  left join report on report.id = case_id
  where chat.forgotten_at is null`

async function readWhere(db: Db, where: RawBuilder<unknown>, order = sql`settled_at desc nulls first, due_at, held.id`) {
  const { rows } = await sql<FollowUpRow>`
    select held.*, owner.alias as owner_alias, maker.alias as made_alias, settler.alias as settled_alias
    from (
      select follow_up.id, follow_up.kind, declined_at, reminder_asked, chat_id, case_id, coalesce(chat.key_id, report.key_id) as key_id, chat.account_id, report.ref,
        coalesce(chat.lang, report.lang) as lang, chat.state as chat_state, chat.assigned_to as chat_assigned,
        report_case.state as case_state, report_case.assigned_to as case_assigned, ${HOLDER} as owner_id, follow_up.made_by, made_at,
        follow_up.words, due_at, shown, follow_up.settled_at, settled_by, outcome, follow_up.reason, reason_words
      ${FROM}
    ) held
    left join staff_member owner on owner.account_id = owner_id
    left join staff_member maker on maker.account_id = made_by
    left join staff_member settler on settler.account_id = settled_by
    where ${where} order by ${order} limit 200`.execute(db)
  return rows
}

export const readOfChat = (db: Db, chat_id: string): Promise<FollowUpRow[]> => readWhere(db, sql`chat_id = ${chat_id}`)
export const readOfCase = (db: Db, case_id: string): Promise<FollowUpRow[]> => readWhere(db, sql`case_id = ${case_id}`)

export async function readOne(db: Db, id: string): Promise<FollowUpRow | undefined> {
  return (await readWhere(db, sql`held.id = ${id}`))[0]
}

/** What is owed, by its time. null: by anybody. */
export const readOpen = (db: Db, owner_id: string | null): Promise<FollowUpRow[]> =>
  readWhere(
    db,
    owner_id === null ? sql`settled_at is null` : sql`settled_at is null and owner_id = ${owner_id}`,
    sql`due_at, held.id`,
  )

export const readOpenOfChat = (db: Db, chat_id: string): Promise<FollowUpRow[]> =>
  readWhere(db, sql`settled_at is null and chat_id = ${chat_id}`, sql`due_at, held.id`)

/** Of a person's chats, those that a reset by SMS does not hide from them. */
const NOT_CURTAINED = sql`(curtain_before is null or chat.created_at >= curtain_before)`

/** What a person is let see of their chats that are not curtained. */
const shownTo = (account_id: string) => sql`shown and chat_id in (
  select chat.id from chat join account on account.id = chat.account_id
  where account_id = ${account_id} and ${NOT_CURTAINED})`

export const readShownTo = (db: Db, account_id: string): Promise<FollowUpRow[]> => readWhere(db, shownTo(account_id))

/** The same while it is news: settled since, or still open with a time since; `now` and `late_before` are of appointments. */
export const readNewsFor = (
  db: Db,
  account_id: string,
  { settled, due, now, late_before }: { settled: Date; due: Date; now: Date; late_before: Date },
): Promise<FollowUpRow[]> =>
  readWhere(
    db,
    sql`${shownTo(account_id)}
    and case when settled_at is null then due_at >= ${due} else outcome <> 'released' and settled_at >= ${settled} end
    and (kind <> 'appointment' or case
      when settled_at is not null then outcome <> 'kept'
      when declined_at is not null then due_at > ${now}
      when due_at > ${late_before} then true
      else not exists (
        select from chat cross join lateral (
          select created_at from message where chat_id = chat.id and is_admin order by seq desc limit 1) last_word
        where chat.account_id = ${account_id} and last_word.created_at >= due_at) end)`,
  )

/** Theirs and not curtained, or undefined as if it did not exist. */
export async function readAppointmentOf(db: Db, account_id: string, id: string): Promise<FollowUpRow | undefined> {
  return (await readWhere(db, sql`held.id = ${id} and kind = 'appointment' and ${shownTo(account_id)}`))[0]
}

type Answered = { declined_at?: Date | null; reminder_asked?: boolean }

/** What its person says of an appointment, as long as it is open and to come. */
export async function answerOne(db: Db, id: string, answered: Answered, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('follow_up')
    .set(answered)
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .where('due_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Appointments that do not suit make place for a new one; answers how many. */
export async function releaseDeclined(db: Db, chat_id: string, by: { settled_at: Date; settled_by: string }): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('follow_up')
    .set({ ...by, outcome: 'released' })
    .where('chat_id', '=', chat_id)
    .where('declined_at', 'is not', null)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

type Reminded = { id: string; chat_id: string; account_id: string; chat_since: Date }

/**
 * Appointments of which their people have to be reminded now; from now on reminded. Nothing that is curtained, deleted or declined, and
 * nothing whose time has come: then the talk itself says so.
 */
export async function takeReminders(
  db: Db,
  { now, remind_until }: Omit<Times, 'late_before'>,
  limit: number,
): Promise<Reminded[]> {
  const { rows } = await sql<Reminded>`
    with ripe as (
      select open.id, chat.account_id, chat.created_at as chat_since
      from follow_up open
      join chat on chat.id = open.chat_id
      join account on account.id = chat.account_id
      where reminder_asked and reminded_at is null and settled_at is null and declined_at is null
        and due_at > ${now} and due_at <= ${remind_until} and forgotten_at is null
        and ${NOT_CURTAINED}
      order by due_at limit ${limit} for update of open skip locked
    )
    update follow_up set reminded_at = ${now} from ripe where follow_up.id = ripe.id
    returning follow_up.id, chat_id, account_id, chat_since`.execute(db)
  return rows
}

type NewFollowUp = {
  id: string
  kind: FollowUpKind
  chat_id: string | null
  case_id: string | null
  words: Buffer
  owner_id: string | null
  made_by: string
  made_at: Date
  due_at: Date
  shown: boolean
  rung: number
}

/** Answers which were written: an appointment in that chat for that hour is not written twice. */
export async function insertFollowUps(db: Db, rows: readonly NewFollowUp[]): Promise<string[]> {
  if (rows.length === 0) return []
  const written = await db
    .insertInto('follow_up')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return written.map(({ id }) => id)
}

type Settled = {
  settled_at: Date
  settled_by: string
  outcome: FollowUpOutcome
  reason: BrokenReason | null
  reason_words: Buffer | null
}

/** One conditional update: of two answers at once one counts. */
export async function settleOne(db: Db, id: string, settled: Settled): Promise<boolean> {
  const row = await db
    .updateTable('follow_up')
    .set(settled)
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Theirs fall to whoever has the case, or to the one who made them. */
export async function freeAllOf(db: Db, account_id: string): Promise<string[]> {
  const rows = await db
    .updateTable('follow_up')
    .set({ owner_id: null })
    .where('owner_id', '=', account_id)
    .where('settled_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Gives it to somebody by itself. */
export async function handOne(db: Db, id: string, owner_id: string): Promise<boolean> {
  const row = await db
    .updateTable('follow_up')
    .set({ owner_id })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type Rung = { id: string; rung: 1 | 2 | 3; owner_id: string | null; case_assigned: string | null }
type Times = { now: Date; remind_until: Date; late_before: Date }

/**
 * What has to ring now and did not yet; from now on rung. What was slept through rings once, for what it is now. A second runner
 * passes over the rows of the first.
 */
export async function takeRinging(db: Db, { now, remind_until, late_before }: Times, limit: number): Promise<Rung[]> {
  const { rows } = await sql<Rung>`
    with ripe as (
      select open.id, case when due_at <= ${late_before} then 3 when due_at <= ${now} then 2 else 1 end as step
      from follow_up open
      where settled_at is null and declined_at is null and due_at <= ${remind_until}
        and rung < case when due_at <= ${late_before} then 3 when due_at <= ${now} then 2 else 1 end
        and not exists (select from chat where chat.id = open.chat_id and forgotten_at is not null)
      order by due_at limit ${limit} for update skip locked
    ), taken as (
      update follow_up set rung = step from ripe where follow_up.id = ripe.id returning follow_up.id, step
    )
    select taken.id, step as rung, holders.owner_id, holders.case_assigned
    from taken
    join (select follow_up.id, ${HOLDER} as owner_id, report_case.assigned_to as case_assigned ${FROM}) holders on holders.id = taken.id
    `.execute(db)
  return rows
}

type Counts = { open: number; kept: number; kept_late: number; broken: number; released: number }

/** Those owed until `to`, and those settled since `from`. */
export async function countToday(db: Db, { from, to }: { from: Date; to: Date }, late_minutes: number): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) filter (where settled_at is null and due_at < ${to})::int as open,
      count(*) filter (where outcome = 'kept' and settled_at < due_at + ${late_minutes} * interval '1 minute')::int as kept,
      count(*) filter (where outcome = 'kept' and settled_at >= due_at + ${late_minutes} * interval '1 minute')::int as kept_late,
      count(*) filter (where outcome = 'broken')::int as broken,
      count(*) filter (where outcome = 'released')::int as released
    from follow_up left join chat on chat.id = chat_id
    where chat.forgotten_at is null and (settled_at is null or settled_at >= ${from})`.execute(db)
  return rows[0]!
}
