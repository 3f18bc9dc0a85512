import { LATE_MINUTES } from '@himoya/contract/reports/follow-up-lists'
import type { ExportedPromise, FollowUp, FollowUpBody, FollowUpsToday, OwnPromise } from '@himoya/contract/reports/follow-ups'
import { DAY_MS } from '@himoya/contract/tashkent'
import type { StaffActor, UserActor } from '../../../platform/core/actors.ts'
import { AppError, ifFound } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordReading } from '../../audit/audit.service.ts'
import { openCaseFor } from '../cases/cases.service.ts'
import { enterChat } from '../../chat/chat.service.ts'
import { startOfToday } from '../../staff/shifts/shifts.service.ts'
import { isLate, lateBefore } from './follow-ups.policy.ts'
import {
  countToday,
  readOfCase,
  readOfChat,
  readOpen,
  readNewsFor,
  readOpenOfChat,
  readShownTo,
  type FollowUpRow,
} from './follow-ups.store.ts'
import { openWords, presentFollowUps } from './present.service.ts'

/** What is owed, by its time: by the caller, or for a supervisor by the team, without anybody's words. Throws `forbidden`. */
export async function listOpen(platform: Platform, actor: StaffActor, whose: 'mine' | 'all'): Promise<FollowUp[]> {
  if (whose === 'mine') return presentFollowUps(platform, actor, await readOpen(platform.db, actor.id))
  if (actor.role !== 'supervisor') throw new AppError('forbidden')
  return presentFollowUps(platform, actor, await readOpen(platform.db, null), true)
}

/** Throws `not_found`. */
export async function listOfChat(platform: Platform, actor: StaffActor, chat_id: string): Promise<FollowUp[]> {
  await enterChat(platform, actor, chat_id)
  return presentFollowUps(platform, actor, await readOfChat(platform.db, chat_id))
}

/** Throws `not_found`. That the case was read is written down first, as it is when the case itself is. */
export async function listOfCase(platform: Platform, actor: StaffActor, case_id: string): Promise<FollowUp[]> {
  await openCaseFor(platform, platform.db, actor, case_id)
  const rows = await readOfCase(platform.db, case_id)
  if (rows.length > 0) await recordReading(platform, actor, 'case.opened', [case_id])
  return presentFollowUps(platform, actor, rows)
}

export async function countOfToday({ db, now }: Platform): Promise<FollowUpsToday> {
  const from = startOfToday(now())
  return countToday(db, { from, to: new Date(from.getTime() + DAY_MS) }, LATE_MINUTES)
}

/** What is still owed in a chat, in its words; whoever asks has let the reader enter. */
export async function openPromises(platform: Platform, chat_id: string): Promise<FollowUpBody[]> {
  const promises = []
  for (const row of await readOpenOfChat(platform.db, chat_id)) {
    const { words } = await openWords(platform, row)
    promises.push({ kind: row.kind, words, due_at: row.due_at.toISOString(), shown: row.shown })
  }
  return promises
}

/** So long a person reads of a promise that was kept or broken, and of one whose time went by without a word. */
const SETTLED_MS = DAY_MS
const LATE_MS = 7 * DAY_MS

/** What a person was promised and may see. Who did not keep it is not named: another counsellor may have the chat by then. */
export async function ownPromises(platform: Platform, { id: account_id }: UserActor): Promise<OwnPromise[]> {
  const now = platform.now()
  const before = (ms: number): Date => new Date(now.getTime() - ms)
  const since = { settled: before(SETTLED_MS), due: before(LATE_MS), now, late_before: lateBefore(now) }
  return presentOwn(platform, await readNewsFor(platform.db, account_id, since))
}

/** As the person sees them; what was deleted while it was read is left out. */
export async function presentOwn(platform: Platform, rows: readonly FollowUpRow[]): Promise<OwnPromise[]> {
  const now = platform.now()
  return openShown(platform, rows, ({ id, kind, lang, owner_alias, due_at, outcome, declined_at }) => {
    const late = outcome === null && isLate({ due_at, declined_at }, now)
    const named = kind === 'promise' && outcome === null && !late && owner_alias !== null
    const has_come = kind === 'appointment' && outcome === null && declined_at === null && !late && due_at <= now
    return { id, lang, ...(named ? { by: owner_alias } : {}), late, now: has_come }
  })
}

/** All of them, for their export (safety.md 29). */
export async function exportPromises(platform: Platform, account_id: string): Promise<ExportedPromise[]> {
  const rows = await readShownTo(platform.db, account_id)
  return openShown(
    platform,
    rows.filter(({ outcome }) => outcome !== 'released'),
    () => ({}),
  )
}

async function openShown<More>(platform: Platform, rows: readonly FollowUpRow[], more: (row: FollowUpRow) => More) {
  const promises: (ExportedPromise & More)[] = []
  for (const row of rows) {
    const opened = await ifFound(openWords(platform, row))
    if (!opened) continue
    const { kind, due_at, declined_at, reminder_asked: reminder } = row
    const outcome = row.outcome as ExportedPromise['outcome']
    const own = { kind, words: opened.words, due_at: due_at.toISOString(), declined: declined_at !== null, reminder, outcome }
    promises.push({ ...more(row), ...own })
  }
  return promises
}
