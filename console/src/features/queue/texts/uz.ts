export const uz = {
  'queue.title': 'Navbat',
  'queue.waiting': 'Kutmoqda',
  'queue.mine': 'Meniki',
  'queue.ended': 'Yopilgan',
  'queue.draft': 'Qoralama:',
  'queue.my_chats': 'Mening suhbatlarim',
  'queue.list': 'Suhbatlar ro‘yxati',
  'queue.nobody': 'Hozir hech kim kutmayapti',
  'queue.nobody_text': 'Kimdir yozsa, shu yerda ko‘rinadi va ovoz beradi.',
  'queue.no_mine': 'Sizda ochiq suhbat yo‘q',
  'queue.no_mine_text': 'Navbatdan suhbat oling.',
  'queue.no_ended': 'Yopilgan suhbat yo‘q',
  'queue.no_ended_text': 'Yakunlangan suhbatlar shu yerda turadi.',
  'queue.failed': 'Navbat ochilmadi',
  'queue.waits': 'Kutmoqda: %{time}',
  'queue.unread': 'O‘qilmagan: %{count} ta',
  'queue.no_preview': 'Matn suhbatni olgach ko‘rinadi',
  'queue.risk_sos': 'SOS',
  'queue.risk_high': 'Yuqori',
  'queue.risk_medium': 'O‘rta',
  'queue.risk_unassessed': 'Baholanmagan',
  'queue.risk_low': 'Past',
  'queue.unsafe': 'Hozir xavfsiz emasligini aytdi',
  'queue.announce': 'Navbatda %{count} kishi kutmoqda',
  'lang.uz': 'O‘zbekcha',
  'lang.ru': 'Ruscha',
  'lang.en': 'Inglizcha',
  'queue.hint': 'Ishora: %{topics}',
  'queue.whispers': 'Rahbardan o‘qilmagan shivir: %{count}',
  'queue.full': 'Joylaringiz to‘la: %{open}/%{cap}. Avval bitta suhbatni yakunlang yoki topshiring.',
  'queue.offline': 'Aloqa yo‘q. Ro‘yxat %{time} dagi holatda, soatlar to‘xtagan.',
  'queue.offline_since': 'Aloqa yo‘q, %{time} gacha kutgan',
}

type Own = typeof uz
declare module '../../../i18n/text-key.ts' {
  interface Texts extends Own {}
}
