import type { uz } from './uz.ts'

export const ru: Record<keyof typeof uz, string> = {
  'cards.title': 'Отправить карточку',
  'cards.send': 'Отправить: %{title}',
  'cards.sent': 'Карточка отправлена',
  'cards.failed': 'Карточки не открылись',
  'cards.open': 'Открыть страницу',
  'cards.call': 'Позвонить: %{phone}',
  'cards.confirm': 'Отправить «%{title}» в беседу?',
  'cards.yes': 'Отправить карточку',
  'cards.no': 'Не отправлять',
}
