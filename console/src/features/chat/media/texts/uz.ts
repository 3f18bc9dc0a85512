export const uz = {
  'media.add_picture': 'Rasm yuborish',
  'media.picture': 'Rasm',
  'media.reveal': 'Rasmni ko‘rsatish',
  'media.large': 'Rasmni kattalashtirish',
  'media.chosen': 'Siz tanlagan rasm',
  'media.caption': 'Izoh (ixtiyoriy)',
  'media.preparing': 'Rasm tayyorlanmoqda',
  'media.not_opened': 'Bu rasm ochilmadi. Boshqasini tanlang.',
  'media.hard_to_read': 'Rasm juda uzun: harflari o‘qilmasligi mumkin. Uni bo‘laklarga bo‘lib yuboring.',
  'media.incomplete': 'Rasm chala kelgan: faqat ochilgan qismi ko‘rinadi.',
  'media.send': 'Yuborish',
  'media.cancel': 'Bekor qilish',
  'media.close': 'Yopish',
  'media.voice': 'Ovozli xabar, %{time}',
  'media.play': 'Eshitish',
  'media.pause': 'To‘xtatib turish',
  'media.position': 'Ovozning qaysi joyi',
  'media.again': 'Ochilmadi. Qayta urinish',
  'media.gone': 'Fayl endi saqlanmaydi.',
}

type Own = typeof uz
declare module '../../../../i18n/text-key.ts' {
  interface Texts extends Own {}
}
