import type { Language } from '@himoya/contract/languages'

type Words = Record<'name' | 'unread' | 'answers' | 'account' | 'read_answer', string>

/** What the bell, the round chat button and the home page say of what waits; comes with the bell, to signed-in people alone. */
export const BELL_WORDS: Record<Language, Words> = {
  uz: {
    name: 'Bildirishnomalar',
    unread: 'Bildirishnomalar, yangi: ',
    answers: 'Yangi xabarlar: ',
    account: 'Mening hisobim',
    read_answer: 'Javob keldi, o‘qing',
  },
  ru: {
    name: 'Уведомления',
    unread: 'Уведомления, новых: ',
    answers: 'Новых сообщений: ',
    account: 'Мой аккаунт',
    read_answer: 'Вам ответили, прочитайте',
  },
  en: {
    name: 'Notifications',
    unread: 'Notifications, new: ',
    answers: 'New messages: ',
    account: 'My account',
    read_answer: 'You have an answer, read it',
  },
}
