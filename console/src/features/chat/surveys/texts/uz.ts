export const uz = {
  'surveys.title': 'Suhbatlarga baho',
  'surveys.hint': 'Suhbatdan keyin bolalar aytgani. Suhbatni olib borgan maslahatchi buni ko‘rmaydi.',
  'surveys.good': 'Yordam berdi',
  'surveys.so_so': 'O‘rtacha',
  'surveys.bad': 'Yordam bermadi',
  'surveys.days': 'So‘nggi 30 kun',
  'surveys.share': '%{answers} ta javob, %{ended} ta tugagan suhbatdan',
  'surveys.bar': '%{mood}: %{count}',
  'surveys.none': 'Hali hech kim baho bermagan',
  'surveys.failed': 'Baholar ochilmadi',
  'surveys.no_words': 'So‘z yozilmagan',
}

type Own = typeof uz
declare module '../../../../i18n/text-key.ts' {
  interface Texts extends Own {}
}
