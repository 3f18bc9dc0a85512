export const uz = {
  'plan.title': 'Xavfsizlik rejasi',
  'plan.make': 'Rejani tuzish',
  'plan.renew': 'Yangilash',
  'plan.none': 'Hali reja yuborilmagan',
  'plan.sent': '%{version}-nusxa, %{when}',
  'plan.rule': 'Har qatorga bittadan. Reja bola bilan birga tuziladi va unda qoladi.',
  'plan.warning_signs': 'Yomonlashish belgilari',
  'plan.helps': 'Nima yordam beradi',
  'plan.contacts': 'Kimga qo‘ng‘iroq qiladi',
  'plan.contacts_hint': 'Masalan: Buvim +998 90 123 45 67',
  'plan.safe_place': 'Xavfsiz joy',
  'plan.send': 'Rejani yuborish',
  'plan.sending': 'Yuborilmoqda',
  'plan.done': 'Reja suhbatga yuborildi',
  'plan.close': 'Yopish',
  'plan.kept': 'Qoralama shu brauzerda saqlanadi.',
  'plan.many': 'Har bo‘limda ko‘pi bilan %{count} qator, qatorda %{letters} belgi.',
  'plan.merged': 'Bola rejani shu orada o‘zgartirdi. Ikkalangiz yozganlar shu yerda. Ko‘rib chiqib, qayta yuboring.',
  'plan.earlier': 'Oldingi suhbatda reja bor: %{version}-nusxa, %{when}.',
  'plan.earlier_open': 'O‘sha rejadan davom etish',
  'plan.version': '%{version}-nusxa',
}

type Own = typeof uz
declare module '../../../../i18n/text-key.ts' {
  interface Texts extends Own {}
}
