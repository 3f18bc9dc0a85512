import type { Chat } from '@himoya/contract/chat/chat'
import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import type { Language } from '@himoya/contract/languages'
import type { StaffActor, UserActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { onShift } from '../../staff/staff.service.ts'
import { listChats } from '../history/own-chats.service.ts'
import { enterChat, queueChanged } from '../messages.service.ts'
import { writeAnotherThan } from './another.store.ts'
import { releaseActive, type StaffChatRow } from '../queue/queue.store.ts'

/**
 * The person asks for somebody else than who has, or had, this chat: an open one goes back to the queue, after one that ended the next
 * begins. Answers the person's chats, the open one first. Throws `not_found`.
 */
export async function askForAnother(platform: Platform, actor: UserActor, chat_id: string, lang: Language): Promise<Chat[]> {
  const { db, hub } = platform
  const { assigned_to, state } = await enterChat(platform, actor, chat_id)
  const chats = await listChats(platform, actor, lang)
  const [open] = chats
  if (assigned_to === null || !open) return chats
  const released = await db.transaction().execute(async (transaction) => {
    await writeAnotherThan(transaction, open.id, assigned_to)
    return state === CHAT_STATE.active && (await releaseActive(transaction, chat_id, assigned_to))
  })
  if (!released) return chats
  hub.publish(queueChanged, 'all', { kind: 'released', chat_id })
  return listChats(platform, actor, lang)
}

/**
 * Whoever was asked not to have a chat does not take it while somebody else of its language is there; alone they may, so that nobody
 * is left waiting. Supervisors may. Throws `asked_for_another`.
 */
export async function refuseUnwanted(
  platform: Platform,
  actor: StaffActor,
  { another_than, lang }: Pick<StaffChatRow, 'another_than' | 'lang'>,
): Promise<void> {
  if (another_than !== actor.id || actor.role === 'supervisor') return
  const others = (await onShift(platform, platform.db)).filter(({ id, langs }) => id !== actor.id && langs.includes(lang))
  if (others.length > 0) throw new AppError('asked_for_another')
}
