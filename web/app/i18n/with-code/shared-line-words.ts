import type { Language } from '@himoya/contract/languages'

/** On a phone that is not one's own: what the line at the top says. */
export const SHARED_LINE_WORDS: Record<Language, { text: string; leave: string }> = {
  uz: { text: 'Telefon sizniki emas. 15 daqiqa tegilmasa yoki sahifa yangilansa, hisob yopiladi.', leave: 'Hisobdan chiqish' },
  ru: {
    text: 'Телефон не ваш. Аккаунт закроется через 15 минут без действий или при обновлении страницы.',
    leave: 'Выйти из аккаунта',
  },
  en: { text: 'Not your phone. The account closes after 15 quiet minutes, or when the page is reloaded.', leave: 'Sign out' },
}
