import type { Language } from '@himoya/contract/languages'

type Words = Record<'text' | 'leave' | 'ended' | 'close', string>

/** On a phone that is not one's own: what the line at the top says, while somebody is signed in and after they have left. */
export const SHARED_LINE_WORDS: Record<Language, Words> = {
  uz: {
    text: 'Telefon sizniki emas. 15 daqiqa tegilmasa yoki sahifa yangilansa, hisob yopiladi.',
    leave: 'Hisobdan chiqish',
    ended: 'Hisobdan chiqdingiz. Yozganlaringiz bu telefonda qolmadi.',
    close: 'Yopish',
  },
  ru: {
    text: 'Телефон не ваш. Аккаунт закроется через 15 минут без действий или при обновлении страницы.',
    leave: 'Выйти из аккаунта',
    ended: 'Вы вышли из аккаунта. Написанное на этом телефоне не осталось.',
    close: 'Закрыть',
  },
  en: {
    text: 'Not your phone. The account closes after 15 quiet minutes, or when the page is reloaded.',
    leave: 'Sign out',
    ended: 'You are signed out. Nothing you wrote is left on this phone.',
    close: 'Close',
  },
}
