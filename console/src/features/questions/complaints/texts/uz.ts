export const uz = {
  'complaints.title': 'Shikoyatlar',
  'complaints.hint': 'Odamlar maslahatchi haqida yozgani. Buni faqat rahbarlar ko‘radi. Ochilgani audit jurnalida qoladi.',
  'complaints.state': 'Holati',
  'complaints.open': 'Tugamaganlari',
  'complaints.waiting': 'Javob kutmoqda',
  'complaints.answered': 'Javob berilgan',
  'complaints.done': 'Ko‘rib chiqilgan',
  'complaints.came': '%{time} da kelgan',
  'complaints.by': 'Javob bergan: %{alias}',
  'complaints.marked': 'xavf iborasi bor',
  'complaints.failed': 'Shikoyatlar ochilmadi',
  'complaints.failed_one': 'Shikoyat ochilmadi',
  'complaints.none': 'Bunday shikoyat yo‘q',
  'complaints.none_text': 'Yangisi kelsa, chapda soni ko‘rinadi.',
  'complaints.one': 'Shikoyat',
  'complaints.back': 'Hamma shikoyatlar',
  'complaints.about': 'Kim haqida:',
  'complaints.nobody': 'Kim yozgani saqlanmaydi. Javobni u raqami bilan o‘qiydi.',
  'complaints.answer': 'Javob',
  'complaints.answer_hint': 'Yozgan odam raqami bilan shuni o‘qiydi. Keyin o‘zgartirib bo‘lmaydi.',
  'complaints.answer_send': 'Javobni yuborish',
  'complaints.answer_sent': 'Javob yuborildi',
  'complaints.done_without': 'Javobsiz yakunlash',
  'complaints.done_now': 'Yakunlash',
  'complaints.done_said': 'Shikoyat yakunlandi',
}

type Own = typeof uz
declare module '../../../../i18n/text-key.ts' {
  interface Texts extends Own {}
}
