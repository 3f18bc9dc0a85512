import type { uz } from './uz.ts'

export const en: Record<keyof typeof uz, string> = {
  'cards.title': 'Send a card',
  'cards.send': 'Send: %{title}',
  'cards.sent': 'The card was sent',
  'cards.failed': 'The cards did not open',
  'cards.open': 'Open the page',
  'cards.call': 'Call %{phone}',
  'cards.confirm': 'Send “%{title}” into the conversation?',
  'cards.yes': 'Send the card',
  'cards.no': 'Do not send',
}
