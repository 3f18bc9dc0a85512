import type { Message, SafetyPlan } from '@himoya/contract/chat'
import type { LastPlan } from '@himoya/contract/desk'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { enterChat, sendMessage, presentOpened } from '../../chat/chat.service.ts'
import { readPlace } from '../chat-place.store.ts'
import { planWords } from './plan-words.ts'
import { readSentCards } from './plan.store.ts'

/** The newest plan of this chat, for whoever may read its messages. Throws `not_found`. */
export async function lastPlan(platform: Platform, actor: StaffActor, chat_id: string): Promise<LastPlan> {
  await enterChat(platform, actor, chat_id)
  return newest(platform, chat_id)
}

/**
 * Sends a plan as the next version: a message like any other, sealed, kept and deleted with the conversation. The words around it
 * are in the chat's language. Throws `not_found`, `chat_ended`.
 */
export async function sendPlan(
  platform: Platform,
  actor: StaffActor,
  chat_id: string,
  { cid, plan }: { cid: string; plan: SafetyPlan },
): Promise<Message> {
  const chat = await enterChat(platform, actor, chat_id)
  const place = await readPlace(platform.db, chat_id)
  if (!place) throw new AppError('not_found')
  const version = ((await newest(platform, chat_id)).sent?.version ?? 0) + 1
  const { title, text } = planWords(place.lang, plan)
  const card = { title, text, path: null, phone: null, plan: { ...plan, version } }
  return (await sendMessage(platform, actor, chat, { cid, message: `${title}\n${text}`, kind: 'card', card })).message
}

async function newest(platform: Platform, chat_id: string): Promise<LastPlan> {
  const place = await readPlace(platform.db, chat_id)
  if (!place) throw new AppError('not_found')
  const rows = await readSentCards(platform.db, chat_id)
  const cards = rows.map((row) => ({ ...row, author: null }))
  for (const { card, created_at } of await presentOpened(platform, place, cards)) {
    if (!card?.plan) continue
    const { version, ...plan } = card.plan
    return { sent: { plan, version, created_at } }
  }
  return { sent: null }
}
