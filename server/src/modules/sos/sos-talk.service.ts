import type { InboxMessage } from '@himoya/contract/reports/reports'
import type { StaffActor } from '../../platform/core/actors.ts'
import { AppError } from '../../platform/core/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { writeToReporter } from '../reports/cases/cases.service.ts'
import { sayToTeam } from '../reports/reporter/reporter.service.ts'
import { inboxOf, noteOpened } from '../reports/reports.service.ts'
import { callOfSender, type Sender } from './own-sos.service.ts'
import { readCall } from './sos.store.ts'

/**
 * The words with a guest, live beside their call, for whoever accepted it; that they did stands in the audit, so each look
 * need not. A supervisor reads the case. Throws `not_found`.
 */
export async function readSosTalk(platform: Platform, actor: StaffActor, id: string): Promise<InboxMessage[]> {
  return inboxOf(platform, platform.db, await inboxOfCall(platform, actor, id))
}

/** Words to the guest; the same `cid` again is the same message. Throws `not_found`, `changed_meanwhile`. */
export async function writeSosTalk(
  platform: Platform,
  actor: StaffActor,
  id: string,
  said: { cid: string; message: string },
): Promise<InboxMessage[]> {
  await writeToReporter(platform, actor, await inboxOfCall(platform, actor, id), said)
  return readSosTalk(platform, actor, id)
}

/**
 * The same words for whoever sent the call, by what shows that it is theirs: the tab keeps that, and never the receipt. Nothing
 * where they are answered in a chat. Looking counts as having read it. Throws `not_found`.
 */
export async function readOwnTalk(platform: Platform, sender: Sender, id: string): Promise<InboxMessage[]> {
  const { report_id } = await callOfSender(platform, sender, id)
  if (report_id === null) return []
  const messages = await inboxOf(platform, platform.db, report_id)
  await noteOpened(platform, report_id)
  return messages
}

/** The sender writes; the same `cid` again is the same message. Throws `not_found`, `rate_limited`, `too_late`. */
export async function writeOwnTalk(
  platform: Platform,
  sender: Sender,
  id: string,
  said: { cid: string; message: string },
): Promise<InboxMessage[]> {
  const { report_id } = await callOfSender(platform, sender, id)
  if (report_id === null) throw new AppError('not_found')
  await sayToTeam(platform, { id: report_id }, said)
  return readOwnTalk(platform, sender, id)
}

async function inboxOfCall({ db }: Platform, actor: StaffActor, id: string): Promise<string> {
  const call = await readCall(db, id)
  if (!call?.report_id || call.accepted_by !== actor.id) throw new AppError('not_found')
  return call.report_id
}
