import type { Language } from '@himoya/contract/languages'

type Words = Record<'name' | 'unread' | 'answers' | 'account', string>

/** What the bell and the round chat button say of what waits; comes with the bell, to signed-in people alone. */
export const BELL_WORDS: Record<Language, Words> = {
  uz: { name: 'Bildirishnomalar', unread: 'Bildirishnomalar, yangi: ', answers: 'Yangi xabarlar: ', account: 'Mening hisobim' },
  ru: { name: 'Уведомления', unread: 'Уведомления, новых: ', answers: 'Новых сообщений: ', account: 'Мой аккаунт' },
  en: { name: 'Notifications', unread: 'Notifications, new: ', answers: 'New messages: ', account: 'My account' },
}
