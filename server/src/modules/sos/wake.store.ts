import type { SosAlertState } from '@himoya/contract/sos/sos-lists'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

/** Until the transaction ends nobody else decides who is told: two calls at once share a message. */
export async function lockWaking(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sos.wake'))`.execute(db)
}

type Wake = { wake_at: Date | null; unanswered_at?: Date | null; coming_by?: string; coming_at?: Date }

export async function writeWake(db: Db, id: string, wake: Wake): Promise<void> {
  await db.updateTable('sos_call').set(wake).where('id', '=', id).execute()
}

type NewAlert = {
  id: string
  call_id: string
  phone_id: string
  account_id: string | null
  sms_id: string
  state: SosAlertState
  notified_at: Date
}

export async function insertAlert(db: Db, alert: NewAlert): Promise<void> {
  await db.insertInto('sos_alert').values(alert).execute()
}

/**
 * What this phone was told since then, whatever became of that call: taken back and pressed again must not ring it each time. A message
 * that did not go out is none.
 */
export async function readLatelyNotified(db: Db, phone_id: string, since: Date) {
  return db
    .selectFrom('sos_alert')
    .select(['sms_id', 'notified_at', 'state'])
    .where('phone_id', '=', phone_id)
    .where('state', '<>', 'failed')
    .where('notified_at', '>', since)
    .orderBy('notified_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** An alert of a message that went out, or that no provider took; several calls share one. */
export type AlertOver = { call_id: string; state: SosAlertState; phone_id: string; account_id: string | null }

/** How the message ended, on each call it was for; answers these. */
export async function writeAlertsOver(db: Db, sms_id: string, at: Date): Promise<AlertOver[]> {
  const { rows } = await sql<AlertOver>`
    update sos_alert set state = case when sms_message.state = 'sent' then 'sent' else 'failed' end,
      failed_at = case when sms_message.state = 'sent' then null else ${at}::timestamptz end
    from sms_message
    where sms_message.id = sos_alert.sms_id and sms_message.id = ${sms_id}
      and sms_message.state <> 'queued' and sos_alert.state = 'sending'
    returning call_id, sos_alert.state, phone_id, account_id`.execute(db)
  return rows
}

/** Calls that should have been looked at before then and were not; answers them with their next look put off to `until`. */
export async function takeForgotten(db: Db, before: Date, until: Date): Promise<string[]> {
  const rows = await db
    .updateTable('sos_call')
    .set({ wake_at: until })
    .where('state', '=', 'sent')
    .where('wake_at', '<', before)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Calls that nobody is left to be told of. */
export async function countUnanswered(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('sos_call')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('state', '=', 'sent')
    .where('unanswered_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}
