import type { Message } from '@himoya/contract/chat/chat'
import type { ChatPlan, LastPlan, SendPlanBody } from '@himoya/contract/chat/safety-plans'
import type { SignedInActor, StaffActor, UserActor } from '../../../../platform/core/actors.ts'
import { AppError, ifFound } from '../../../../platform/core/errors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { recordAuditAction } from '../../../audit/audit.service.ts'
import { assertPace, enterChat, presentOpened, readSent, sendMessage } from '../../chat.service.ts'
import { readPlace } from '../chat-place.store.ts'
import { announceFacts } from '../care-changes.service.ts'
import { planWords } from './plan-words.ts'
import { readSentCards } from './plan.store.ts'

type SentPlan = NonNullable<LastPlan['sent']> & { chat_id: string; assigned_to: string | null }

/** The person's own, from whichever of their chats: a plan outlives the talk it was made in. */
export async function ownPlan(platform: Platform, { id: account_id }: UserActor): Promise<LastPlan> {
  return lastOf((await plansOf(platform, account_id, { curtained: false }).next()).value)
}

/** The newest plan of this chat, and whether an earlier talk left a newer one; for whoever may read its messages. Throws `not_found`. */
export async function chatPlan(platform: Platform, actor: StaffActor, chat_id: string): Promise<ChatPlan> {
  const { account_id } = await enterChat(platform, actor, chat_id)
  const { here, elsewhere } = await newestPlans(platform, account_id, chat_id)
  const is_newer = elsewhere && elsewhere.version > (here?.version ?? 0)
  return { ...lastOf(here), earlier: is_newer ? { version: elsewhere.version, created_at: elsewhere.created_at } : null }
}

/** The words of that one. Unless the caller had its chat, it is written down before they are sent. Throws `not_found`. */
export async function earlierPlan(platform: Platform, actor: StaffActor, chat_id: string): Promise<LastPlan> {
  const { account_id } = await enterChat(platform, actor, chat_id)
  const { elsewhere } = await newestPlans(platform, account_id, chat_id)
  if (elsewhere && elsewhere.assigned_to !== actor.id) {
    await recordAuditAction(platform, platform.db, actor, { action: 'chat.viewed_silently', subject_id: elsewhere.chat_id })
  }
  return lastOf(elsewhere)
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
  await assertPace(platform, actor)
  const known = await readSent(platform, chat, actor.id, cid)
  if (known) return known
  const place = await readPlace(platform.db, chat_id)
  if (!place) throw new AppError('not_found')
  const is_staff = actor.kind === 'staff'
  const { last, here } = await newestPlans(platform, place.account_id, chat_id, { curtained: is_staff })
  // A counsellor goes on from what they were shown, which is this chat's.
  const seen = is_staff ? here : last
  if (after !== undefined && seen && seen.version > after) throw new AppError('changed_meanwhile')
  const version = (last?.version ?? 0) + 1
  const { title, text } = planWords(place.lang, plan)
  const card = { title, text, path: null, phone: null, plan: { ...plan, version } }
  const { message } = await sendMessage(platform, actor, chat, { cid, message: `${title}\n${text}`, kind: 'card', card })
  announceFacts(platform, chat_id)
  return message
}

function lastOf(found: SentPlan | undefined): LastPlan {
  if (!found) return { sent: null }
  const { plan, version, created_at } = found
  return { sent: { plan, version, created_at } }
}

type Newest = { last?: SentPlan; here?: SentPlan; elsewhere?: SentPlan }

/** The newest of all, of this chat, and of the person's others. */
async function newestPlans(platform: Platform, account_id: string, chat_id: string, seen = { curtained: true }): Promise<Newest> {
  const newest: Newest = {}
  for await (const plan of plansOf(platform, account_id, seen)) {
    newest.last ??= plan
    newest[plan.chat_id === chat_id ? 'here' : 'elsewhere'] ??= plan
    if (newest.here && newest.elsewhere) break
  }
  return newest
}

/** Those in a person's chats, the newest first, each opened when it is asked for. */
async function* plansOf(
  platform: Platform,
  account_id: string,
  seen: { curtained: boolean },
): AsyncGenerator<SentPlan, undefined> {
  for (const row of await readSentCards(platform.db, account_id, seen)) {
    const { chat_id, key_id, assigned_to } = row
    // Deleted while it was read: as if it had never been.
    const opened = await ifFound(presentOpened(platform, { id: chat_id, key_id }, [{ ...row, author: null }]))
    const [message] = opened ?? []
    if (!message?.card?.plan) continue
    const { version, ...plan } = message.card.plan
    yield { plan, version, created_at: message.created_at, chat_id, assigned_to }
  }
  return undefined
}
