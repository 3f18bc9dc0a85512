export const uz = {
  'bell.untouched': 'Ovoz chiqishi uchun sahifaga bir marta bosing',
  'bell.silenced': 'Hozir hech narsa eshitilmaydi: ovoz to‘xtab qoldi. Istalgan joyga bosing',
}

type Own = typeof uz
declare module '../../../../i18n/text-key.ts' {
  interface Texts extends Own {}
}
