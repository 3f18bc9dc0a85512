export const uz = {
  'rota.title': 'Smena jadvali',
  'rota.own': 'Mening smenalarim',
  'rota.failed': 'Jadval ochilmadi',
  'rota.week_before': 'Oldingi hafta',
  'rota.week_after': 'Keyingi hafta',
  'rota.this_week': 'Shu hafta',
  'rota.who': 'Kim',
  'rota.day': 'Kun',
  'rota.from': 'Boshlanishi',
  'rota.to': 'Tugashi',
  'rota.add': 'Smena qo‘shish',
  'rota.repeat': 'Takror',
  'rota.once': 'Bir marta',
  'rota.weeks': '%{count} hafta ketma-ket',
  'rota.taken': 'Bu odamning shu paytda boshqa smenasi bor. Vaqtni o‘zgartiring.',
  'rota.too_long': 'Smena 16 soatdan oshmasin. Vaqtni tekshiring.',
  'rota.cancel': 'Bekor qilish',
  'rota.drop': 'Smenani olib tashlash',
  'rota.drop_title': 'Smena olib tashlansinmi?',
  'rota.keep': 'Yo‘q, qolsin',
  'rota.none': 'Bu hafta sizga smena belgilanmagan.',
  'rota.hint': 'Vaqtlar Toshkent soati bo‘yicha. Smenaga chiqishni har kim o‘zi bosadi, jadval faqat eslatadi.',
  'day.1': 'Dushanba',
  'day.2': 'Seshanba',
  'day.3': 'Chorshanba',
  'day.4': 'Payshanba',
  'day.5': 'Juma',
  'day.6': 'Shanba',
  'day.7': 'Yakshanba',
}

type Own = typeof uz
declare module '../../../../i18n/text-key.ts' {
  interface Texts extends Own {}
}
