export const uz = {
  'cards.title': 'Kartochka yuborish',
  'cards.send': 'Yuborish: %{title}',
  'cards.sent': 'Kartochka yuborildi',
  'cards.failed': 'Kartochkalar ochilmadi',
  'cards.open': 'Sahifani ochish',
  'cards.call': 'Qo‘ng‘iroq: %{phone}',
  'cards.confirm': '«%{title}» suhbatga yuborilsinmi?',
  'cards.yes': 'Kartochkani yuborish',
  'cards.no': 'Yubormaslik',
}

type Own = typeof uz
declare module '../../../../i18n/text-key.ts' {
  interface Texts extends Own {}
}
