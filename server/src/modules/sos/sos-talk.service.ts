import type { InboxMessage } from '@himoya/contract/reports'
import type { StaffActor } from '../../platform/core/actors.ts'
import { AppError } from '../../platform/core/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { writeToReporter } from '../cases/cases.service.ts'
import { inboxOf } from '../reports/reports.service.ts'
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

async function inboxOfCall({ db }: Platform, actor: StaffActor, id: string): Promise<string> {
  const call = await readCall(db, id)
  if (!call?.report_id || call.accepted_by !== actor.id) throw new AppError('not_found')
  return call.report_id
}
