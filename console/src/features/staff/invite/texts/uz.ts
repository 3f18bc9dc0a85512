export const uz = {
  'invite.title': 'Xizmatga xush kelibsiz',
  'invite.checking': 'Havola tekshirilmoqda',
  'invite.gone': 'Havola ishlamaydi',
  'invite.gone_text': 'U ishlatilgan yoki eskirgan. Administratordan yangisini so‘rang.',
  'invite.password': 'Yangi parol',
  'invite.password_hint': 'Kamida 15 ta belgi.',
  'invite.factor': 'Ikkinchi himoya',
  'invite.factor_text': 'Kodlar ilovasida rasmni skanerlang yoki kalitni yozing.',
  'invite.qr': 'Kodlar ilovasi uchun rasm',
  'invite.key': 'Kalit: %{key}',
  'invite.code': 'Ilovadagi 6 raqam',
  'invite.code_optional': 'Hozir shart emas.',
  'invite.submit': 'Ishni boshlash',
  'invite.busy': 'Saqlanmoqda',
  'invite.codes': 'Zaxira kodlar',
  'invite.codes_text': 'Faqat hozir ko‘rinadi. Yozib oling: har biri bir marta ishlaydi.',
  'invite.codes_done': 'Yozib oldim',
}

type Own = typeof uz
declare module '../../../../i18n/text-key.ts' {
  interface Texts extends Own {}
}
