export const uz = {
  'numbers.title': 'Shoshilinch raqamlar',
  'numbers.hint':
    'Bu raqamlar saytning har bir sahifasida turadi. Bir kishi qo‘ng‘iroq qilib tekshiradi, ikkinchisi ham tekshirib tasdiqlaydi.',
  'numbers.failed': 'Raqamlar ochilmadi',
  'numbers.add': 'Raqam qo‘shish',
  'numbers.edit': 'O‘zgartirish',
  'numbers.set_title': 'Raqam va uning nomi',
  'numbers.number': 'Raqam',
  'numbers.number_hint': 'Terilgandek, faqat raqamlar.',
  'numbers.label': 'Nomi (%{lang})',
  'numbers.position': 'Nechanchi bo‘lib turadi',
  'numbers.ask': 'Tasdiqqa yuborish',
  'numbers.asked': 'Yuborildi. Endi boshqa kishi tasdiqlaydi.',
  'numbers.cancel': 'Bekor qilish',
  'numbers.verify': 'Tekshirdim, javob berdi',
  'numbers.remove': 'Olib tashlashni so‘rash',
  'numbers.verified': 'Tekshirilgan: %{day}',
  'numbers.unverified': 'Hech qachon tekshirilmagan',
  'numbers.shown': 'Saytda ko‘rinadi',
  'numbers.hidden': 'Saytda ko‘rinmaydi: tekshiruvi eskirgan',
  'numbers.waiting': 'Ikkinchi kishini kutmoqda',
  'numbers.kind_verify': '%{number} javob berishini tasdiqlash',
  'numbers.kind_set': '%{number} raqamini shunday yozish',
  'numbers.kind_remove': '%{number} raqamini olib tashlash',
  'numbers.by': 'So‘ragan: %{alias}, %{time}',
  'numbers.own': 'Buni siz so‘ragansiz. Boshqa kishi tasdiqlaydi.',
  'numbers.call_first': 'Avval o‘zingiz ham shu raqamga qo‘ng‘iroq qilib ko‘ring.',
  'numbers.answered_title': '%{number} raqamiga qo‘ng‘iroq qildingizmi?',
  'numbers.answered_text': 'Bola bu raqamni xavfda teradi. Kim javob berganini yozing, bu jurnalda qoladi.',
  'numbers.answered': 'Kim javob berdi',
  'numbers.answered_hint': 'Masalan: navbatchi, ikkinchi qo‘ng‘iroqdan keyin.',
  'numbers.not_called': 'Hali qo‘ng‘iroq qilmadim',
  'numbers.confirm': 'Tasdiqlash',
  'numbers.refuse': 'Rad etish',
  'numbers.withdraw': 'Qaytarib olish',
  'numbers.done': 'Saytdagi raqamlar yangilandi',
}

type Own = typeof uz
declare module '../../../../i18n/text-key.ts' {
  interface Texts extends Own {}
}
