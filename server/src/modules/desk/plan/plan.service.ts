import type { Message } from '@himoya/contract/chat'
import type { ChatPlan, LastPlan, SendPlanBody } from '@himoya/contract/safety-plans'
import type { SignedInActor, StaffActor, UserActor } from '../../../platform/core/actors.ts'
import { AppError, ifFound } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAuditAction } from '../../audit/audit.service.ts'
import { enterChat, presentOpened, readSent, sendDelay, sendMessage } from '../../chat/chat.service.ts'
import { readPlace } from '../chat-place.store.ts'
import { announceFacts } from '../desk-changes.service.ts'
import { planWords } from './plan-words.ts'
import { type CardsOf, readSentCards } from './plan.store.ts'

type Newest = NonNullable<LastPlan['sent']> & { chat_id: string; assigned_to: string | null }

/** The person's own, from whichever of their chats: a plan outlives the talk it was made in. */
export async function ownPlan(platform: Platform, { id: account_id }: UserActor): Promise<LastPlan> {
  return lastOf(await newest(platform, { account_id, curtained: false }))
}

/** The newest plan of this chat, and whether an earlier talk left a newer one; for whoever may read its messages. Throws `not_found`. */
export async function chatPlan(platform: Platform, actor: StaffActor, chat_id: string): Promise<ChatPlan> {
  const { account_id } = await enterChat(platform, actor, chat_id)
  const { sent } = lastOf(await newest(platform, { chat_id }))
  const before = await newest(platform, { account_id, curtained: true, but: chat_id })
  const is_newer = before && before.version > (sent?.version ?? 0)
  return { sent, earlier: is_newer ? { version: before.version, created_at: before.created_at } : null }
}

/** The words of that one. Unless the caller had its chat, it is written down before they are sent. Throws `not_found`. */
export async function earlierPlan(platform: Platform, actor: StaffActor, chat_id: string): Promise<LastPlan> {
  const { account_id } = await enterChat(platform, actor, chat_id)
  const before = await newest(platform, { account_id, curtained: true, but: chat_id })
  if (before && before.assigned_to !== actor.id) {
    await recordAuditAction(platform, platform.db, actor, { action: 'chat.viewed_silently', subject_id: before.chat_id })
  }
  return lastOf(before)
}

/**
 * Sends a plan as the next version: a message like any other, sealed, kept and deleted with the conversation. The words around it
 * are in the chat's language. Two who send in the same moment both send: the later one is the newest, and both stand in the talk.
 * Throws `not_found`, `chat_ended`, `blocked`, `rate_limited`, `changed_meanwhile`.
 */
export async function sendPlan(
  platform: Platform,
  actor: SignedInActor,
  chat_id: string,
  { cid, plan, after }: SendPlanBody,
): Promise<Message> {
  const chat = await enterChat(platform, actor, chat_id)
  const retry_after = await sendDelay(platform, actor)
  if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
  const known = await readSent(platform, chat, actor.id, cid)
  if (known) return known
  const place = await readPlace(platform.db, chat_id)
  if (!place) throw new AppError('not_found')
  const { account_id } = place
  const last = await newest(platform, { account_id, curtained: actor.kind === 'staff' })
  // A counsellor goes on from what they were shown, which is this chat's.
  const seen = actor.kind === 'staff' ? await newest(platform, { chat_id }) : last
  if (after !== undefined && seen && seen.version > after) throw new AppError('changed_meanwhile')
  const version = (last?.version ?? 0) + 1
  const { title, text } = planWords(place.lang, plan)
  const card = { title, text, path: null, phone: null, plan: { ...plan, version } }
  const { message } = await sendMessage(platform, actor, chat, { cid, message: `${title}\n${text}`, kind: 'card', card })
  announceFacts(platform, chat_id)
  return message
}

function lastOf(found: Newest | undefined): LastPlan {
  if (!found) return { sent: null }
  const { plan, version, created_at } = found
  return { sent: { plan, version, created_at } }
}

async function newest(platform: Platform, of: CardsOf): Promise<Newest | undefined> {
  for (const row of await readSentCards(platform.db, of)) {
    const { chat_id, key_id, assigned_to } = row
    // Deleted while it was read: as if it had never been.
    const opened = await ifFound(presentOpened(platform, { id: chat_id, key_id }, [{ ...row, author: null }]))
    const [message] = opened ?? []
    if (!message?.card?.plan) continue
    const { version, ...plan } = message.card.plan
    return { plan, version, created_at: message.created_at, chat_id, assigned_to }
  }
  return undefined
}
