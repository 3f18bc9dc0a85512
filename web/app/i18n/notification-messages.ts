import type { Language } from '@himoya/contract/languages'
import { notifications as notifications_en } from './en/notifications.ts'
import { ownTexts } from './island-messages.ts'
import type { SameKeys } from './languages.ts'
import { notifications as notifications_ru } from './ru/notifications.ts'
import { notifications } from './uz/notifications.ts'

const MESSAGES: Record<Language, SameKeys<typeof notifications>> = {
  uz: notifications,
  ru: notifications_ru,
  en: notifications_en,
}

/** What the page of one's notifications says, with what may go wrong. */
export const notificationTexts = (lang: Language): object => ({
  ...ownTexts(lang, []),
  notifications: { list: MESSAGES[lang].list },
})

/** What is chosen in the profile: what about, where, and when not. */
export const notificationChoiceTexts = (lang: Language): object => ({ notifications: { choices: MESSAGES[lang].choices } })
