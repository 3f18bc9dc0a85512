import type { Hint } from '@himoya/contract/chat/desk'
import type { HintTopic } from '@himoya/contract/chat/desk-lists'
import { HISTORY_LIMIT } from '@himoya/contract/limits'
import type { StaffActor } from '../../../../platform/core/actors.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { queueChanged, readHistory } from '../../chat.service.ts'
import { announceFacts } from '../care-changes.service.ts'
import { findHints } from '@himoya/contract/chat/hints/find-hints'
import { insertDismissal, readDismissed } from './hints.store.ts'
import { seenPlace } from '../risk.service.ts'

/**
 * Phrases of our lists in the person's last 200 messages, but for those put away. Where they stand is found anew at each
 * reading: of them only the topics are kept, as long as the chat is open (hint-keeper). Throws `not_found`.
 */
export async function chatHints(platform: Platform, actor: StaffActor, chat_id: string): Promise<Hint[]> {
  const place = await seenPlace(platform, actor, chat_id)
  const dismissed = new Set((await readDismissed(platform.db, chat_id)).map(({ message_id, topic }) => `${message_id} ${topic}`))
  const messages = await readHistory(platform, place, { limit: HISTORY_LIMIT })
  return messages
    .filter(({ is_admin }) => !is_admin)
    .flatMap(({ id, seq, message }) => findHints(message).map((hint) => ({ message_id: id, seq, ...hint })))
    .filter(({ message_id, topic }) => !dismissed.has(`${message_id} ${topic}`))
}

/** A person has looked; the hint is shown to nobody any more. Throws `not_found`. */
export async function dismissHint(
  platform: Platform,
  actor: StaffActor,
  chat_id: string,
  hint: { message_id: string; topic: HintTopic },
): Promise<Hint[]> {
  await seenPlace(platform, actor, chat_id)
  if (!(await insertDismissal(platform.db, { chat_id, ...hint, dismissed_by: actor.id }))) throw new AppError('not_found')
  announceFacts(platform, chat_id)
  platform.hub.publish(queueChanged, 'all', { kind: 'message' })
  return chatHints(platform, actor, chat_id)
}
