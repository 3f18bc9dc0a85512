export const uz = {
  'sign_in.title': 'Maslahatchilar xonasi',
  'sign_in.hint': 'Faqat xizmat xodimlari uchun.',
  'sign_in.email': 'Elektron pochta',
  'sign_in.password': 'Parol',
  'sign_in.show_password': 'Parolni ko‘rsatish',
  'sign_in.hide_password': 'Parolni yashirish',
  'sign_in.code': 'Tasdiqlash kodi',
  'sign_in.code_hint': 'Ilovadagi 6 raqam yoki zaxira kod.',
  'sign_in.submit': 'Kirish',
  'sign_in.busy': 'Kirilmoqda',
  'sign_in.ended': 'Siz hisobdan chiqdingiz. Davom etish uchun kiring.',
  'sign_in.need_email': 'Pochta manzilini yozing.',
  'sign_in.need_password': 'Parolni yozing.',
  'sign_in.need_code': 'Ilovadagi kodni yozing.',
  'sign_in.wrong_email': 'Manzil to‘liq emas. Masalan: ism@tashkilot.uz',
}

type Own = typeof uz
declare module '../../../../i18n/text-key.ts' {
  interface Texts extends Own {}
}
