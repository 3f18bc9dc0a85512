import type { Language } from '@himoya/contract/languages'
import type { SosAlertState, SosKind, SosOutcome } from '@himoya/contract/sos/sos-lists'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

export type NewCall = {
  id: string
  nonce_index: Buffer
  key_id: string
  account_id: string | null
  lang: Language
  kind: SosKind
  can_speak: boolean
  words: Buffer | null
  phone: Buffer | null
  place: Buffer | null
  place_at: Date | null
  created_at: Date
  wake_at: Date
}

/** false: there is a call with this nonce already. */
export async function insertCall(db: Db, call: NewCall): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sos_call')
    .values(call)
    .onConflict((conflict) => conflict.column('nonce_index').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Hidden from whoever signs in to the sender's account, since a reset by SMS (safety.md 5). */
const curtained = sql<boolean>`exists (
  select from account as sender where sender.id = sos_call.account_id and sos_call.created_at < sender.curtain_before)`

/** The receipt of its inbox opens nothing any more, for nobody looked into it for long (safety.md 28). */
const outlived = sql<boolean>`exists (
  select from report where report.id = sos_call.report_id and report.receipt_index is null)`

type AlertRow = {
  id: string
  phone_id: string
  /** null: the partner line. */
  account_id: string | null
  alias: string | null
  state: SosAlertState
  notified_at: string
  failed_at: string | null
}

/** Who was told of it by SMS, the first first; by their ids, for a shared message is older than its alert. */
const alerts = sql<AlertRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', sos_alert.id, 'phone_id', phone_id,
    'account_id', sos_alert.account_id, 'alias', notified.alias,
    'notified_at', notified_at, 'state', sos_alert.state, 'failed_at', failed_at) order by sos_alert.id), '[]')
  from sos_alert left join staff_member as notified on notified.account_id = sos_alert.account_id
  where sos_alert.call_id = sos_call.id)`

const calls = (db: Db) =>
  db
    .selectFrom('sos_call')
    .leftJoin('staff_member', 'staff_member.account_id', 'sos_call.accepted_by')
    .leftJoin('staff_member as comer', 'comer.account_id', 'sos_call.coming_by')
    .select([
      'sos_call.id',
      'sos_call.nonce_index',
      'sos_call.key_id',
      'sos_call.account_id',
      'chat_id',
      'report_id',
      'sos_call.lang',
    ])
    .select(['kind', 'can_speak', 'words', 'phone', 'place', 'place_at', 'state', 'escalated_at', 'accepted_by', 'accepted_at'])
    .select(['cancelled_at', 'settled_by', 'settled_at', 'note', 'sos_call.created_at', 'staff_member.alias'])
    .select(['released_at', 'coming_by', 'coming_at', 'comer.alias as coming_alias', 'unanswered_at'])
    .select([curtained.as('curtained'), outlived.as('outlived'), alerts.as('alerts')])

export type CallRow = NonNullable<Awaited<ReturnType<typeof readCall>>>

export const readCall = (db: Db, id: string) => calls(db).where('sos_call.id', '=', id).executeTakeFirst()

export const readByNonce = (db: Db, nonce_index: Buffer) => calls(db).where('nonce_index', '=', nonce_index).executeTakeFirst()

/** A person's call that nobody has accepted yet; not one behind the curtain, which rings on. */
export const readRinging = (db: Db, account_id: string) =>
  calls(db)
    .where('sos_call.account_id', '=', account_id)
    .where('state', '=', 'sent')
    .where(sql<boolean>`not ${curtained}`)
    .orderBy('sos_call.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Whoever changes the row next waits. `db` is a transaction. */
export async function lockCall(db: Db, id: string): Promise<CallRow | undefined> {
  await db.selectFrom('sos_call').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return readCall(db, id)
}

type Change = {
  kind?: SosKind
  can_speak?: boolean
  words?: Buffer
  phone?: Buffer
  place?: Buffer
  place_at?: Date
  chat_id?: string
  report_id?: string
}

export async function changeCall(db: Db, id: string, change: Change): Promise<void> {
  await db.updateTable('sos_call').set(change).where('id', '=', id).execute()
}

/** One conditional update: of any number of callers one gets true. */
export async function writeAccepted(db: Db, id: string, accepted: { accepted_by: string; accepted_at: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sos_call')
    .set({ ...accepted, state: 'accepted' })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * What they have accepted and nobody has settled rings again, as if it had come now; where they were on their way nobody waits for them.
 * Answers these calls.
 */
export async function releaseOf(db: Db, account_id: string, at: Date): Promise<string[]> {
  const nobody = { escalated_at: null, unanswered_at: null, coming_by: null, coming_at: null }
  const left = await db
    .updateTable('sos_call')
    .set({ ...nobody, state: 'sent', accepted_by: null, accepted_at: null, released_at: at })
    .where('accepted_by', '=', account_id)
    .where('state', '=', 'accepted')
    .returning('id')
    .execute()
  const awaited = await db
    .updateTable('sos_call')
    .set(nobody)
    .where('coming_by', '=', account_id)
    .where('state', '=', 'sent')
    .returning('id')
    .execute()
  return [...left, ...awaited].map(({ id }) => id)
}

/** `state` as the table of moves says; with `settled_at` the call is over. */
export async function writeCancelled(
  db: Db,
  id: string,
  { state, at }: { state: 'accepted' | 'false_alarm'; at: Date },
): Promise<void> {
  await db
    .updateTable('sos_call')
    .set((is) => ({ state, cancelled_at: is.fn.coalesce('cancelled_at', sql<Date>`${at}::timestamptz`) }))
    .$if(state === 'false_alarm', (update) =>
      update.set((is) => ({ settled_at: is.fn.coalesce('settled_at', sql<Date>`${at}::timestamptz`) })),
    )
    .where('id', '=', id)
    .execute()
}

export async function writeSettled(
  db: Db,
  id: string,
  settled: { state: SosOutcome; settled_by: string; settled_at: Date; note: Buffer | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sos_call')
    .set(settled)
    .where('id', '=', id)
    .where('state', '=', 'accepted')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** In work again, as before that outcome; false: it is another one by now. */
export async function writeUndone(db: Db, id: string, settled_at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sos_call')
    .set({ state: 'accepted', settled_by: null, settled_at: null })
    .where('id', '=', id)
    .where('settled_at', '=', settled_at)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks what has rung since before `sent_before`; answers the ids it marked. Several nodes may do it at once. */
export async function writeEscalated(db: Db, sent_before: Date, at: Date): Promise<string[]> {
  const rows = await db
    .updateTable('sos_call')
    .set({ escalated_at: at })
    .where('state', '=', 'sent')
    .where('settled_at', 'is', null)
    .where('escalated_at', 'is', null)
    .where('created_at', '<=', sent_before)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What rings or is worked on, and what ended since then; the oldest first. */
export async function readOpen(db: Db, ended_since: Date, limit: number) {
  return calls(db)
    .where((is) => is.or([is('settled_at', 'is', null), is('settled_at', '>', ended_since)]))
    .orderBy('sos_call.created_at')
    .limit(limit)
    .execute()
}

/** The newest first. */
export const readSince = (db: Db, since: Date, limit: number) =>
  calls(db).where('sos_call.created_at', '>', since).orderBy('sos_call.created_at', 'desc').limit(limit).execute()

/** Which version of the case behind an inbox a call's counsellor takes over; undefined: there is none. */
export async function readCaseVersion(db: Db, report_id: string): Promise<number | undefined> {
  const row = await db.selectFrom('report_case').select('version').where('id', '=', report_id).executeTakeFirst()
  return row?.version
}

/** Takes places away that were sent before then. */
export async function forgetPlaces(db: Db, before: Date): Promise<void> {
  await db.updateTable('sos_call').set({ place: null, place_at: null }).where('place_at', '<', before).execute()
}

/** Keys of what was settled before then, but for calls of whoever has a case on legal hold. */
export async function readSettledKeys(db: Db, before: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key_id: string }>`
    select key_id from sos_call
    where settled_at < ${before} and not exists (
      select from report join report_case on report_case.id = report.id
      where report_case.legal_hold and (report.id = sos_call.report_id or report.account_id = sos_call.account_id))
    limit ${limit}`.execute(db)
  return rows.map(({ key_id }) => key_id)
}

/** What a person sent, without what lies behind the curtain of a reset by SMS (safety.md 5). */
export const readShownCalls = (db: Db, account_id: string) =>
  calls(db)
    .where('sos_call.account_id', '=', account_id)
    .where(sql<boolean>`not ${curtained}`)
    .orderBy('sos_call.created_at')
    .execute()

export const readOwnCalls = (db: Db, account_id: string, since: Date) =>
  calls(db)
    .where('sos_call.account_id', '=', account_id)
    .where('sos_call.created_at', '>=', since)
    .orderBy('sos_call.created_at')
    .execute()
