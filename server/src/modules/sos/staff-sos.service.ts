import type { SosDetail, SosPlace, SosRow } from '@himoya/contract/sos/sos'
import type { SosOutcome } from '@himoya/contract/sos/sos-lists'
import { DAY_MS } from '@himoya/contract/tashkent'
import type { StaffActor } from '../../platform/core/actors.ts'
import { AppError } from '../../platform/core/errors.ts'
import { cleanText } from '../../platform/core/text.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAuditAction } from '../audit/audit.service.ts'
import { performAct } from '../reports/cases/cases.service.ts'
import { claimChat } from '../chat/chat.service.ts'
import { announceSos, presentRow } from './sos-changes.service.ts'
import { assertUndo, mayOpen, movedBy } from './sos.policy.ts'
import {
  readCall,
  readCaseVersion,
  readOpen,
  readSince,
  writeAccepted,
  writeSettled,
  writeUndone,
  type CallRow,
} from './sos.store.ts'

const MOST_ROWS = 200
const RECENT_MS = 30 * DAY_MS
/** So long a call that ended stays in sight: it was a mistake, or somebody else had the phone in their hand; and its talk goes on. */
const ENDED_MS = 10 * 60_000

/** What rings, what is worked on and what has just ended; or the last 30 days. In every language, for everybody on the team. */
export async function listSos({ db, now }: Platform, view: 'open' | 'recent'): Promise<SosRow[]> {
  const since = (ms: number): Date => new Date(now().getTime() - ms)
  const rows = view === 'open' ? await readOpen(db, since(ENDED_MS), MOST_ROWS) : await readSince(db, since(RECENT_MS), MOST_ROWS)
  return rows.map(presentRow)
}

/** What the sender said; it stands in the audit before it is answered. Throws `not_found`. */
export async function openSos(platform: Platform, actor: StaffActor, id: string): Promise<SosDetail> {
  const call = await readCall(platform.db, id)
  if (!call || !mayOpen(actor, call)) throw new AppError('not_found')
  await recordAuditAction(platform, platform.db, actor, { action: 'sos.opened', subject_id: id })
  return presentDetail(platform, call)
}

/**
 * Takes a call: one winner of any number, the others learn who (`already_claimed`, `by`). The chat or the case
 * comes along when nobody has it. Accepting one's own again changes nothing. Throws `already_done`, `not_found`.
 */
export async function acceptSos(platform: Platform, actor: StaffActor, id: string): Promise<SosDetail> {
  const before = await readCall(platform.db, id)
  if (!before) throw new AppError('not_found')
  if (before.state === 'sent') {
    await platform.db.transaction().execute(async (db) => {
      const won = await writeAccepted(db, id, { accepted_by: actor.id, accepted_at: platform.now() })
      if (won) await recordAuditAction(platform, db, actor, { action: 'sos.accepted', subject_id: id })
    })
  }
  const call = (await readCall(platform.db, id))!
  if (call.accepted_by === null) throw new AppError('already_done')
  if (call.accepted_by !== actor.id) throw new AppError('already_claimed', { by: call.alias ?? '' })
  await announceSos(platform, id)
  if (call.chat_id !== null) await unlessTaken(claimChat(platform, actor, call.chat_id))
  if (call.report_id !== null) await unlessTaken(takeCase(platform, actor, call.report_id))
  return openSos(platform, actor, id)
}

/** The case behind a guest's inbox: who accepted reads it and answers there. */
async function takeCase(platform: Platform, actor: StaffActor, report_id: string): Promise<void> {
  const version = await readCaseVersion(platform.db, report_id)
  if (version === undefined) return
  await performAct(platform, actor, report_id, { act: 'assign', assign_to: actor.id, version })
}

/** A colleague who is in it already goes on with it; the call is accepted all the same. */
async function unlessTaken(taking: Promise<unknown>): Promise<void> {
  try {
    await taking
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}

/** How it ended, by whoever accepted it or a supervisor. Throws `already_done`, `not_found`. */
export async function settleSos(
  platform: Platform,
  actor: StaffActor,
  id: string,
  { outcome, note = '' }: { outcome: SosOutcome; note?: string | undefined },
): Promise<SosDetail> {
  const { vault, now } = platform
  const call = await readCall(platform.db, id)
  if (!call || !mayOpen(actor, call)) throw new AppError('not_found')
  movedBy(call.state, outcome)
  const words = cleanText(note)
  await platform.db.transaction().execute(async (db) => {
    const sealer = await vault.useKey(db, call.key_id)
    const sealed = words === '' ? null : sealer.seal(`${id}:note`, words)
    const settled = await writeSettled(db, id, { state: outcome, settled_by: actor.id, settled_at: now(), note: sealed })
    if (!settled) throw new AppError('already_done')
    await recordAuditAction(platform, db, actor, { action: 'sos.settled', subject_id: id })
  })
  await announceSos(platform, id)
  return presentDetail(platform, (await readCall(platform.db, id))!)
}

/** It did not end so: in work again, with whoever accepted it. Throws `already_done`, `too_late`, `not_found`. */
export async function undoSettling(platform: Platform, actor: StaffActor, id: string): Promise<SosDetail> {
  const call = await readCall(platform.db, id)
  if (!call || !mayOpen(actor, call)) throw new AppError('not_found')
  assertUndo(call, platform.now())
  await platform.db.transaction().execute(async (db) => {
    if (!(await writeUndone(db, id, call.settled_at!))) throw new AppError('already_done')
    await recordAuditAction(platform, db, actor, { action: 'sos.undone', subject_id: id })
  })
  await announceSos(platform, id)
  return presentDetail(platform, (await readCall(platform.db, id))!)
}

async function presentDetail({ db, vault }: Platform, call: CallRow): Promise<SosDetail> {
  const sealer = await vault.useKey(db, call.key_id)
  const open = (column: string, sealed: Buffer | null): string | null =>
    sealed === null ? null : sealer.open(`${call.id}:${column}`, sealed)
  const place = open('place', call.place)
  return {
    ...presentRow(call),
    text: open('words', call.words),
    phone: open('phone', call.phone),
    place: place === null ? null : (JSON.parse(place) as SosPlace),
    note: open('note', call.note),
  }
}
