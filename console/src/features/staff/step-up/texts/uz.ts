export const uz = {
  'step_up.title': 'Bu sizmi?',
  'step_up.by_code': 'Bu ish uchun ilovadagi kodni yana kiriting. Keyin ish o‘zi davom etadi.',
  'step_up.by_password': 'Bu ish uchun parolingizni yana kiriting. Keyin ish o‘zi davom etadi.',
  'step_up.by_passkey': 'Kirish kalitingiz bilan tasdiqlang. Keyin ish o‘zi davom etadi.',
  'step_up.go_on': 'Davom etish',
  'step_up.busy': 'Tekshirilmoqda…',
}

type Own = typeof uz
declare module '../../../../i18n/text-key.ts' {
  interface Texts extends Own {}
}
