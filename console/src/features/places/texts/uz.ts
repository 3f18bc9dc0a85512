export const uz = {
  'place_calls.link': 'Qo‘ng‘iroq qilinadigan raqamlar: %{count}',
  'place_calls.title': 'Qo‘ng‘iroq qilinadigan raqamlar',
  'place_calls.hint': 'Raqamga qo‘ng‘iroq qiling va natijasini belgilang. Tekshirilmagan raqam saytda ko‘rinmaydi.',
  'place_calls.failed': 'Ro‘yxat ochilmadi',
  'place_calls.empty': 'Hamma raqam tekshirilgan',
  'place_calls.never': 'Hali tekshirilmagan',
  'place_calls.failed_call': 'Javob bermagan',
  'place_calls.stale': 'Tekshiruv eskirgan',
  'place_calls.due': 'Muddati yaqin',
  'place_calls.works': 'Javob berdi',
  'place_calls.silent': 'Javob bermadi',
  'place_calls.works_done': 'Raqam tekshirildi, saytda ko‘rinadi',
  'place_calls.silent_done': 'Belgilandi. Raqam saytda ko‘rinmaydi.',
  'place_import.title': 'Jadvaldan olish',
  'place_import.hint': 'CSV jadval, UTF-8. Avval nima bo‘lishi ko‘rsatiladi, keyin yozasiz. Yangi joylar qoralama bo‘ladi.',
  'place_import.export': 'Jadvalga chiqarish',
  'place_import.columns': 'Jadval ustunlari',
  'place_import.choose': 'CSV faylni tanlash',
  'place_import.write': 'Yozish: %{count} ta joy',
  'place_import.writing': 'Yozilmoqda',
  'place_import.reading': 'Jadval tekshirilmoqda...',
  'place_import.too_long': 'Jadval juda katta. Uni bir necha faylga bo‘ling.',
  'place_import.nothing': 'Fayl bo‘sh.',
  'place_import.torn':
    'Harflari o‘qilmadi, fayl boshqa kodlashda. Uni «CSV UTF-8» qilib saqlang va yana tanlang.',
  'place_import.read_twice':
    'Harflar buzilgan: fayl noto‘g‘ri kodlashda ochib saqlangan. Asl fayldan «CSV UTF-8» qilib saqlang.',
  'place_import.no_columns':
    'Birinchi qatorda ustun nomlari yo‘q. Ustunlar ro‘yxatini oching va nomlarni moslang.',
  'place_import.report': 'Jadval natijasi',
  'place_import.would': 'Yozsangiz, shunday bo‘ladi',
  'place_import.written': 'Yozildi',
  'place_import.rows': 'Qatorlar',
  'place_import.made': 'Yangi qoralama',
  'place_import.changed': 'O‘zgaradi',
  'place_import.same': 'O‘zgarmaydi',
  'place_import.bad': 'Xatolar',
  'place_import.bad_hint': 'Bu qatorlar yozilmaydi. Jadvalda tuzatib, yana yuklang.',
  'place_import.row': 'Qator',
  'place_import.column': 'Ustun',
  'place_import.problem': 'Nima qilish kerak',
  'place_import.whole_row': 'Butun qator',
}

type Own = typeof uz
declare module '../../../i18n/text-key.ts' {
  interface Texts extends Own {}
}
