import type { Language } from '@himoya/contract/languages'
import type { SosRow } from '@himoya/contract/sos/sos'
import { SOS_COMING_MS, SOS_WAKE_MS } from '@himoya/contract/sos/sos-lists'
import { v7 as uuid } from '../../platform/crypto/ids.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { StaffActor } from '../../platform/core/actors.ts'
import { AppError } from '../../platform/core/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAuditAction } from '../audit/audit.service.ts'
import { dutyNumber, whoIsOnDuty, type DutyTarget } from '../staff/duty/duty.service.ts'
import { onShift } from '../staff/staff.service.ts'
import { announceSos, presentRow } from './sos-changes.service.ts'
import { lockCall, readCall, type CallRow } from './sos.store.ts'
import { isComing, nextStep, nextTarget, wakingNow, type SentAlert, type WakeStep, type Waking } from './wake.policy.ts'
import {
  type AlertOver,
  insertAlert,
  lockWaking,
  readLatelyNotified,
  takeForgotten,
  writeAlertsOver,
  writeWake,
} from './wake.store.ts'

export const WAKE = 'sos.wake'
export const ALERT_OVER = 'sos.alert_over'
/** A message that comes later than that wakes nobody in time. */
const SMS_LIFE_MS = 10 * 60_000
/** A look that is so late was lost; the next one is put off by as much more. */
const LOST_MS = 10_000
const PUT_OFF_MS = 30_000

/** Nothing of the child, no name, no place: only that there is a call, and where it is taken. */
const MEMBER_TEXT: Record<Language, string> = {
  uz: 'Himoya: SOS bor. Konsolni oching: %',
  ru: 'Himoya: SOS. Откройте консоль: %',
  en: 'SOS in Himoya. Open the console: %',
}
/** The line of another organisation: its own people then open the console, or ring ours (docs/operate/runbook.md). */
const PARTNER_TEXT = 'Himoya: SOS bor, navbatchilar javob bermadi. Konsolni oching: %'

/** Looks at a call now, or at `run_at`; a look that waits already is replaced. `db`: the transaction of what makes it necessary. */
export async function enqueueWake({ jobs }: Pick<Platform, 'jobs'>, db: Db, call_id: string, run_at?: Date): Promise<void> {
  await jobs.enqueue(db, WAKE, { call_id }, { key: `${WAKE} ${call_id}`, urgent: true, ...(run_at ? { run_at } : {}) })
}

/**
 * Tells the next duty phone of a call that nobody has accepted, or waits until it is time. What was told and the next look are one
 * transaction: run twice, or on two nodes, it tells nobody twice.
 */
export async function wakeDuty(platform: Platform, call_id: string): Promise<void> {
  const { now } = platform
  const changed = await platform.db.transaction().execute(async (db) => {
    await lockWaking(db)
    const call = await lockCall(db, call_id)
    if (call?.state !== 'sent') return false
    const step = nextStep({
      now: now(),
      call: ringing(call),
      someone_there: (await onShift(platform, db)).length > 0,
      targets: await whoIsOnDuty(platform, db),
    })
    const wake_at =
      step.act === 'tell' ? new Date((await tell(platform, db, call_id, step.target)).getTime() + SOS_WAKE_MS) : step.until
    const unanswered_at = isUnanswered(call, step) ? (call.unanswered_at ?? now()) : null
    await writeWake(db, call_id, { wake_at, unanswered_at })
    await enqueueWake(platform, db, call_id, wake_at)
    return step.act === 'tell' || (unanswered_at === null) !== (call.unanswered_at === null)
  })
  if (changed) await announceSos(platform, call_id)
}

/** Everybody on duty was told. Telling them once more answers nothing; whoever is told for the first time may come. */
const isUnanswered = ({ unanswered_at, alerts }: CallRow, step: WakeStep<{ phone_id: string }>): boolean =>
  step.act === 'nobody_left' ||
  (step.act === 'tell' &&
    unanswered_at !== null &&
    alerts.some(({ phone_id, state }) => phone_id === step.target.phone_id && state !== 'failed'))

/** What is known of waking somebody for a call, and who is told next. */
export async function wakingOf(platform: Platform, call: CallRow, someone_there: boolean): Promise<Waking> {
  const { now, db } = platform
  if (call.state !== 'sent') return { kind: 'nobody' }
  const known = ringing(call)
  const { notified } = known
  const target = nextTarget(known, await whoIsOnDuty(platform, db), now())
  // Who was told last is told again at most, and is no next counsellor.
  const next = target?.phone_id === notified.at(-1)?.phone_id ? undefined : target
  return wakingNow({
    now: now(),
    coming: call.coming_at === null ? null : { at: call.coming_at, alias: call.coming_alias ?? '' },
    notified: notified.map((one, index) => ({ ...one, is_partner: call.alerts[index]!.account_id === null })),
    next: next === undefined ? null : next.account_id === null ? 'partner' : 'member',
    nobody_left: call.unanswered_at !== null,
    someone_there,
  })
}

/** As the policy wants it. What somebody let go of rings since then. */
const ringing = (call: CallRow) => ({
  rings_since: call.released_at ?? call.created_at,
  coming_at: call.coming_at,
  notified: notifiedOf(call),
})
const notifiedOf = ({ alerts }: CallRow): SentAlert[] =>
  alerts.map(({ phone_id, notified_at, state, failed_at }) => ({
    phone_id,
    notified_at: new Date(notified_at),
    state,
    failed_at: failed_at === null ? null : new Date(failed_at),
  }))

/**
 * A phone that was told of another call a moment ago is not told again: whoever opens the console sees both. Answers when the message
 * went out, which is the time of all that share it: else each would keep the phone silent for two minutes more.
 */
async function tell(platform: Platform, db: Db, call_id: string, { phone_id, account_id, lang }: DutyTarget): Promise<Date> {
  const at = platform.now()
  const lately = await readLatelyNotified(db, phone_id, new Date(at.getTime() - SOS_WAKE_MS))
  const sms_id = lately?.sms_id ?? uuid()
  const alert = { id: uuid(), call_id, phone_id, account_id, sms_id }
  const notified_at = lately?.notified_at ?? at
  await insertAlert(db, { ...alert, state: lately?.state ?? 'sending', notified_at })
  const to = lately ? null : await dutyNumber(platform, db, phone_id)
  if (to === null) return notified_at
  const text = (account_id === null ? PARTNER_TEXT : MEMBER_TEXT[lang]).replace('%', `${platform.config.staff_url}/staff#/sos`)
  const expires_at = new Date(at.getTime() + SMS_LIFE_MS)
  await platform.sms.send(db, { id: sms_id, to, text, expires_at, alarm: { over: ALERT_OVER } })
  return notified_at
}

/** The SMS went out, or no provider took it: then the next is told at once. */
export async function noteAlertOver(platform: Platform, sms_id: string): Promise<void> {
  const over = await platform.db.transaction().execute(async (db) => {
    await lockWaking(db)
    const rows = await writeAlertsOver(db, sms_id, platform.now())
    for (const { call_id, state } of rows) if (state === 'failed') await enqueueWake(platform, db, call_id)
    return rows
  })
  const [one] = over
  if (one?.state === 'sent') noteRung(platform, one)
  for (const { call_id } of over) await announceSos(platform, call_id)
}

/** Nothing holds a message of alarm back, so supervisors are told when a phone is rung too often (decision 0081). */
function noteRung({ security }: Platform, { phone_id, account_id }: AlertOver): void {
  security.note({ event: 'duty_phone_rung', audience: 'staff', account: phone_id, member_id: account_id ?? undefined })
}

/** A look that was lost with its job is made up for; each node asks, one finds it. */
export async function findLostWakes(platform: Platform): Promise<void> {
  const now = platform.now().getTime()
  const ids = await takeForgotten(platform.db, new Date(now - LOST_MS), new Date(now + PUT_OFF_MS))
  for (const id of ids) await enqueueWake(platform, platform.db, id)
}

/**
 * "I am coming": nobody else is told while there is time for it. Only by a member who was told, or is on duty now (`forbidden`).
 * Throws `not_found`, `already_done` once it was accepted or taken back, `already_claimed` with who is coming.
 */
export async function comeToSos(platform: Platform, actor: StaffActor, id: string): Promise<SosRow> {
  const at = platform.now()
  await platform.db.transaction().execute(async (db) => {
    const call = await lockCall(db, id)
    if (!call) throw new AppError('not_found')
    if (call.state !== 'sent') throw new AppError('already_done')
    if (!(await isOfDuty(platform, db, actor, call))) throw new AppError('forbidden')
    if (isComing(call.coming_at, at)) {
      if (call.coming_by === actor.id) return
      throw new AppError('already_claimed', { by: call.coming_alias ?? '' })
    }
    const wake_at = new Date(at.getTime() + SOS_COMING_MS)
    await writeWake(db, id, { wake_at, unanswered_at: null, coming_by: actor.id, coming_at: at })
    await enqueueWake(platform, db, id, wake_at)
    await recordAuditAction(platform, db, actor, { action: 'sos.coming', subject_id: id })
  })
  await announceSos(platform, id)
  return presentRow((await readCall(platform.db, id))!)
}

async function isOfDuty(platform: Platform, db: Db, actor: StaffActor, call: CallRow): Promise<boolean> {
  if (call.alerts.some(({ account_id }) => account_id === actor.id)) return true
  return (await whoIsOnDuty(platform, db)).some(({ account_id }) => account_id === actor.id)
}
