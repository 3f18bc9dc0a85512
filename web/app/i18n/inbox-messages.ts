import type { Language } from '@himoya/contract/languages'
import { sign_up as sign_up_en } from './en/sign-up.ts'
import { chat as chat_en } from './en/chat.ts'
import { inbox as inbox_en } from './en/inbox.ts'
import { problems as problems_en } from './en/problems.ts'
import type { SameKeys } from './languages.ts'
import { sign_up as sign_up_ru } from './ru/sign-up.ts'
import { chat as chat_ru } from './ru/chat.ts'
import { inbox as inbox_ru } from './ru/inbox.ts'
import { problems as problems_ru } from './ru/problems.ts'
import { sign_up } from './uz/sign-up.ts'
import { chat } from './uz/chat.ts'
import { inbox } from './uz/inbox.ts'
import { problems } from './uz/problems.ts'

const uz = { sign_up, chat, inbox, problems }
const MESSAGES: Record<Language, SameKeys<typeof uz>> = {
  uz,
  ru: { sign_up: sign_up_ru, chat: chat_ru, inbox: inbox_ru, problems: problems_ru },
  en: { sign_up: sign_up_en, chat: chat_en, inbox: inbox_en, problems: problems_en },
}

/** Of the chat: its bubbles and its text box are the same here. */
const CHAT_WORDS = [
  'you',
  'counsellor',
  'sent',
  'sending',
  'waits_for_network',
  'send_again',
  'discard',
  'placeholder',
  'send',
  'left',
  'too_long',
] as const
const PROBLEMS = [
  'required',
  'too_long',
  'receipt_required',
  'receipt_short',
  'receipt_format',
  'other',
  'offline',
  'slow',
  'wait_seconds',
  'wait_minutes',
  'our_fault',
  'our_fault_reference',
] as const

/** What an inbox of a report says, opened by a receipt (`door`) or under one's own name (`mine`). */
export function inboxTexts(lang: Language, part: 'door' | 'mine'): object {
  const { sign_up: all, chat: talk, inbox: own, problems: said } = MESSAGES[lang]
  const { fix_one, fix_many } = all.common
  const { state, talk: words, file, withdraw } = own
  return {
    account: { common: { fix_one, fix_many } },
    problems: Object.fromEntries(PROBLEMS.map((key) => [key, said[key]])),
    chat: Object.fromEntries(CHAT_WORDS.map((key) => [key, talk[key]])),
    inbox: { state, talk: words, file, withdraw, [part]: own[part] },
  }
}

/** What stands there before the island has come, and without scripts. */
export const inboxFrame = (lang: Language): typeof inbox.frame => MESSAGES[lang].inbox.frame
