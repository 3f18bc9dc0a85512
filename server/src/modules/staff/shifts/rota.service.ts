import { LANGUAGES, type Language } from '@himoya/contract/languages'
import type { Rota, RotaBody, RotaQuery, RotaShift } from '@himoya/contract/staff/shifts'
import { DAY_MS, startOfDay } from '@himoya/contract/tashkent'
import type { z } from 'zod'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countDuring, firstOverlap, isTooLong, repeated } from './rota.policy.ts'
import {
  deleteShift,
  insertShifts,
  lockMember,
  readAnswering,
  readNextPlanned,
  readShifts,
  type Planned,
  type ShiftRow,
} from './rota.store.ts'
import { planChanged } from './hours.service.ts'

const HOUR_MS = 3_600_000
const MOST_DAYS = 62
/** How far ahead a planned shift is named as an opening. */
const PLAN_AHEAD_MS = 14 * DAY_MS

/** Whole days of the plan: a counsellor's own, or the team's. Throws `invalid` for more than 62 days. */
export async function readRota(platform: Platform, actor: StaffActor, query: z.infer<typeof RotaQuery>): Promise<Rota> {
  const from = new Date(startOfDay(query.from))
  const to = new Date(startOfDay(query.to) + DAY_MS)
  if (to <= from || to.getTime() - from.getTime() > MOST_DAYS * DAY_MS)
    throw new AppError('invalid', { fields: { to: ['out_of_range'] } })
  const whose = actor.role === 'counsellor' ? actor.id : null
  const members = await readAnswering(platform.db, whose)
  const shifts = await readShifts(platform.db, whose, from, to)
  return { members, shifts: shifts.map(present) }
}

/**
 * Plans a shift, and the same in the weeks that follow. Throws `invalid`: for nobody who answers chats, for more than
 * 16 hours, or where the person is planned already (`starts_at: taken`); then nothing is written.
 */
export async function planShift(platform: Platform, body: z.infer<typeof RotaBody>): Promise<RotaShift[]> {
  const span = { starts_at: new Date(body.starts_at), ends_at: new Date(body.ends_at) }
  if (span.ends_at <= span.starts_at || isTooLong(span)) throw new AppError('invalid', { fields: { ends_at: ['out_of_range'] } })
  const { account_id } = body
  const wanted: ShiftRow[] = repeated(span, body.weeks).map((one) => ({ ...one, id: uuid(), account_id }))
  await platform.db.transaction().execute(async (db) => {
    await lockMember(db, account_id)
    const members = await readAnswering(db, account_id)
    if (members.length === 0) throw new AppError('invalid', { fields: { account_id: ['not_allowed'] } })
    const planned = await readShifts(db, account_id, span.starts_at, wanted.at(-1)!.ends_at)
    if (firstOverlap(wanted, planned)) throw new AppError('invalid', { fields: { starts_at: ['taken'] } })
    await insertShifts(db, wanted)
  })
  platform.hub.publish(planChanged, 'all', {})
  return wanted.map(present)
}

/** Throws `not_found`. */
export async function dropShift(platform: Platform, id: string): Promise<void> {
  if (!(await deleteShift(platform.db, id))) throw new AppError('not_found')
  platform.hub.publish(planChanged, 'all', {})
}

/** Whether the rota has somebody who speaks each language here now, and when it brings the next one. */
export async function nextPlanned(platform: Platform): Promise<ReadonlyMap<Language, Planned>> {
  const now = platform.now()
  return readNextPlanned(platform.db, now, new Date(now.getTime() + PLAN_AHEAD_MS))
}

/** How many who speak each language the rota plans for each of the next hours, the running one first. */
export async function plannedCover(platform: Platform, hours: number) {
  const first = Math.floor(platform.now().getTime() / HOUR_MS) * HOUR_MS
  const starts = Array.from({ length: hours }, (_, index) => new Date(first + index * HOUR_MS))
  const shifts = await readShifts(platform.db, null, starts[0]!, new Date(first + hours * HOUR_MS))
  const members = new Map((await readAnswering(platform.db, null)).map(({ id, langs }) => [id, langs]))
  return LANGUAGES.map((lang) => {
    const speak = shifts.filter(({ account_id }) => members.get(account_id)?.includes(lang))
    return { lang, hours: starts.map((at) => ({ at: at.toISOString(), planned: countDuring(speak, at) })) }
  })
}

const present = ({ id, account_id, starts_at, ends_at }: ShiftRow): RotaShift => ({
  id,
  account_id,
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
})
