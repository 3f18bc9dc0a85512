import type { Language } from '@himoya/contract/languages'

type Words = { name: string; unread: string; answers: string }

/** What the bell and the round chat button say of what waits; comes with the bell, to signed-in people alone. */
export const BELL_WORDS: Record<Language, Words> = {
  uz: { name: 'Bildirishnomalar', unread: 'Bildirishnomalar, yangi: ', answers: 'Yangi xabarlar: ' },
  ru: { name: 'Уведомления', unread: 'Уведомления, новых: ', answers: 'Новых сообщений: ' },
  en: { name: 'Notifications', unread: 'Notifications, new: ', answers: 'New messages: ' },
}
