export const uz = {
  'block.title': 'Vaqtincha cheklovlar',
  'block.hint': 'Cheklangan odam muddat tugaguncha suhbatga yoza olmaydi. SOS, murojaat va telefon raqamlari ochiq qoladi.',
  'block.ask': 'Yozishni cheklashni so‘rash',
  'block.ask_title': 'Yozishni vaqtincha cheklash',
  'block.ask_text': 'Qarorni boshqa kishi, rahbar tasdiqlaydi. SOS va murojaat doim ochiq qoladi.',
  'block.until': 'Qachongacha',
  'block.day': '1 kun',
  'block.three_days': '3 kun',
  'block.week': '7 kun',
  'block.month': '30 kun',
  'block.send': 'So‘rov yuborish',
  'block.sending': 'Yuborilmoqda',
  'block.sent': 'So‘rov rahbarga yuborildi',
  'block.cancel': 'Bekor qilish',
  'block.asked': 'Tasdiq kutmoqda',
  'block.confirmed': 'Amalda',
  'block.refused': 'Rad etilgan',
  'block.lifted': 'Bekor qilingan',
  'block.over': 'Muddati tugagan',
  'block.until_at': '%{at} gacha',
  'block.by': 'So‘ragan: %{alias}',
  'block.decided_by': 'Qaror: %{alias}',
  'block.confirm': 'Tasdiqlash',
  'block.refuse': 'Rad etish',
  'block.lift': 'Hozir bekor qilish',
  'block.own': 'Buni siz so‘ragansiz. Boshqa kishi hal qiladi.',
  'block.none': 'Cheklovlar yo‘q',
  'block.none_text': 'Maslahatchi so‘rasa, shu yerda ko‘rinadi.',
  'block.failed': 'Cheklovlar ochilmadi',
  'block.in_facts_asked': 'Yozishni cheklash so‘ralgan, tasdiq kutmoqda.',
  'block.in_facts_confirmed': 'Yozish cheklangan, %{at} gacha.',
}

type Own = typeof uz
declare module '../../../../i18n/text-key.ts' {
  interface Texts extends Own {}
}
