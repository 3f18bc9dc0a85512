import type { AppointmentBody, OwnPromise } from '@himoya/contract/reports/follow-ups'
import type { UserActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { announceFollowUp } from './follow-up-changes.service.ts'
import { remindUntil } from './follow-ups.policy.ts'
import { answerOne, readAppointmentOf, takeReminders } from './follow-ups.store.ts'
import { presentOwn } from './list.service.ts'

const BATCH = 100

/**
 * Its person says that the time does not suit, or does after all, and whether they want to be reminded. Throws `not_found`, also for
 * another's and for what is no appointment; `already_done` once it is over or settled.
 */
export async function answerAppointment(
  platform: Platform,
  { id: account_id }: UserActor,
  id: string,
  { declined, reminder }: AppointmentBody,
): Promise<OwnPromise> {
  const { db } = platform
  const before = await readAppointmentOf(db, account_id, id)
  if (!before) throw new AppError('not_found')
  const now = platform.now()
  const answered = {
    ...(declined === undefined ? {} : { declined_at: declined ? (before.declined_at ?? now) : null }),
    ...(reminder === undefined ? {} : { reminder_asked: reminder }),
  }
  if (!(await answerOne(db, id, answered, now))) throw new AppError('already_done')
  const row = await readAppointmentOf(db, account_id, id)
  // Settled in the same moment: what nobody wants any more is not there for its person.
  if (row?.outcome === 'released') throw new AppError('already_done')
  const [own] = row ? await presentOwn(platform, [row]) : []
  if (!row || !own) throw new AppError('not_found')
  // Whether they are reminded is theirs alone.
  if (declined !== undefined) announceFollowUp(platform, { id, change: 'changed' }, [row.owner_id])
  return own
}

/** Reminds people of appointments as they asked for it: each once, whoever runs this and how often. */
export async function remindPeople(platform: Platform): Promise<void> {
  for (;;) {
    const now = platform.now()
    const reminded = await platform.db.transaction().execute(async (db) => {
      const ripe = await takeReminders(db, { now, remind_until: remindUntil(now) }, BATCH)
      for (const { id, account_id, chat_id, chat_since } of ripe) {
        await notify(platform, db, {
          account_id,
          what: 'appointment.soon',
          dedupe_key: `appointment:${id}`,
          subject_id: chat_id,
          about_since: chat_since,
        })
      }
      return ripe.length
    })
    if (reminded < BATCH) return
  }
}
