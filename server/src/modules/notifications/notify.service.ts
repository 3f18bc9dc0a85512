import { v7 as uuid } from '../../platform/crypto/ids.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Platform } from '../../platform/platform.ts'
import { announceChange } from './follow.service.ts'
import { insertNotice, writeReadAbout } from './notifications.store.ts'
import { kindOf, type Params, pathOf, type What } from './sentences.policy.ts'

/** Brings what is new to a person's screens and devices (notifications.jobs.ts). */
export const RING = 'notifications.ring'

type Notice = {
  account_id: string
  /** Which of our sentences. */
  what: What
  params?: Params
  /** The same event again is told once: what it is about and which of its events, `question:<id>:answered`. */
  dedupe_key: string
  /** The chat, question or report it is about; `readAbout` reads it. */
  subject_id?: string
  /** Since when there is what it is about; with it the curtain hides it. Unless said: now. */
  about_since?: Date
}

/**
 * Tells a person something. `db` is the transaction of what happened: they are told exactly when it is so. Screens and devices
 * follow by a job after the commit, as the person chose.
 */
export async function notify({ now, jobs }: Pick<Platform, 'now' | 'jobs'>, db: Db, notice: Notice): Promise<void> {
  const { account_id, what, params = {}, dedupe_key, subject_id = null } = notice
  const at = now()
  const row = { id: uuid(at.getTime()), account_id, what, params, dedupe_key, subject_id, created_at: at }
  const added = await insertNotice(db, { ...row, kind: kindOf(what), path: pathOf(what), about_since: notice.about_since ?? at })
  if (added) await ringSoon({ jobs }, db, account_id)
}

export async function ringSoon({ jobs }: Pick<Platform, 'jobs'>, db: Db, account_id: string, run_at?: Date): Promise<void> {
  await jobs.enqueue(db, RING, { account_id }, { key: `${RING} ${account_id}`, ...(run_at ? { run_at } : {}) })
}

/** The person has seen the thing itself, so what told of it is read too. Call it outside of a transaction. */
export async function readAbout({ db, hub, now }: Platform, account_id: string, subject_id: string): Promise<void> {
  const ids = await writeReadAbout(db, account_id, subject_id, now())
  if (ids.length > 0) announceChange(hub, account_id, { ids })
}
