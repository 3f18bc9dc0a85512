import type { SafeAnswer } from '@himoya/contract/chat/visitor'
import type { UserActor } from '../../../platform/core/actors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { enterChat, queueChanged, callAttention, forgetMessages, noteConfidentiality } from '../chat.service.ts'
import { forgetSurveyText, writeSafeAnswer } from './visitor.store.ts'
export { exportSafeContact, forgetSafeContact, safeContactChanged, safeContactOf } from './safe-contact.service.ts'
export { exportAnswers } from './survey.service.ts'

/** The wording that stood above the first message. Telling it again changes nothing. Throws `not_found`. */
export async function tellConfidentiality(platform: Platform, actor: UserActor, chat_id: string, version: string): Promise<void> {
  const chat = await enterChat(platform, actor, chat_id)
  await noteConfidentiality(platform.db, chat.id, version)
}

/**
 * "Are you safe now?" A "no" is a mark for people, it sorts nothing by itself: the queue shows it at once, also of somebody
 * who has not found the words for a message yet. Throws `not_found`.
 */
export async function answerSafeNow(platform: Platform, actor: UserActor, chat_id: string, answer: SafeAnswer): Promise<void> {
  const chat = await enterChat(platform, actor, chat_id)
  await platform.db.transaction().execute(async (db) => {
    await writeSafeAnswer(db, chat.id, answer)
    await callAttention(db, chat.id, answer === 'no')
  })
  platform.hub.publish(queueChanged, 'all', { kind: 'message' })
}

/**
 * Deletes what was said in one of the person's chats, for everybody and for ever: the rows are gone and so is the key that
 * opens any copy of them. Ends the chat. Throws `not_found`, also when it was deleted before.
 */
export async function deleteConversation(platform: Platform, actor: UserActor, chat_id: string): Promise<void> {
  const chat = await enterChat(platform, actor, chat_id)
  await platform.db.transaction().execute(async (db) => {
    await forgetMessages(platform, db, chat.id)
    await forgetSurveyText(db, chat.id)
  })
  platform.hub.publish(queueChanged, 'all', { kind: 'forgotten', chat_id })
}
