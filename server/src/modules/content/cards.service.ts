import type { Message } from '@himoya/contract/chat/chat'
import type { CardOffer } from '@himoya/contract/content/content'
import type { Language } from '@himoya/contract/languages'
import type { StaffActor } from '../../platform/core/actors.ts'
import { AppError } from '../../platform/core/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { enterChat, sendMessage, showStaffChat } from '../chat/chat.service.ts'
import { readCards } from './cards.store.ts'
import { emergencyNumbers } from './numbers.service.ts'

type Parts = Pick<Platform, 'db' | 'now'>

/** What a counsellor may send as a card: numbers that were checked, and pages of the site. */
export async function listCards(platform: Parts, lang: Language): Promise<CardOffer[]> {
  const numbers = await emergencyNumbers(platform, lang)
  const pages = await readCards(platform.db, lang)
  return [
    ...numbers.map(({ number, label }) => ({ id: `number-${number}`, title: label, text: number, path: null, phone: number })),
    ...pages.map(({ id, path, title, text }) => ({ id, title, text, path, phone: null })),
  ]
}

/**
 * Sends a card into a chat, in the chat's language; a plain client reads its words. Whoever sends names the card and cannot
 * invent one. The same `cid` again answers with the first message. Throws `not_found`, `chat_ended`.
 */
export async function sendCard(
  platform: Platform,
  actor: StaffActor,
  chat_id: string,
  { cid, card_id }: { cid: string; card_id: string },
): Promise<Message> {
  const chat = await enterChat(platform, actor, chat_id)
  const { lang } = await showStaffChat(platform, actor, chat_id)
  const found = (await listCards(platform, lang)).find(({ id }) => id === card_id)
  if (!found) throw new AppError('not_found')
  const { title, text, path, phone } = found
  const address = path === null ? [] : [`${platform.config.public_url}/${lang}${path}`]
  const words = [title, text, ...address].join('\n')
  return (await sendMessage(platform, actor, chat, { cid, message: words, kind: 'card', card: { title, text, path, phone } }))
    .message
}
