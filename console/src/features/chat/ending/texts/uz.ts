export const uz = {
  'ending.unanswered': 'Oxirgi so‘z boladan. Unga hali javob berilmagan.',
  'ending.hinted': 'Yozganlarida %{topics} bor.',
  'ending.unassessed': 'Xavf hali baholanmagan.',
  'ending.why': 'Shunga qaramay yakunlasangiz, sababini yozing. U suhbat yonidagi qaydlarda qoladi.',
  'ending.by_phone': 'Telefon orqali davom etyapmiz',
  'ending.in_case': 'Ish ochilgan, yordam o‘sha yerda davom etadi',
  'ending.safe_now': 'Hozir xavfsiz, o‘zi xayrlashdi',
  'ending.silent': 'Uzoq vaqtdan beri yozmayapti',
  'ending.anyway': 'Baribir yakunlash',
  'ending.note': 'Yakunlash sababi: %{reason}',
}

type Own = typeof uz
declare module '../../../../i18n/text-key.ts' {
  interface Texts extends Own {}
}
