export const uz = {
  'note.answer': 'Javob',
  'note.note': 'Eslatma',
  'note.whisper': 'Shivir',
  'note.modes': 'Nima yozasiz',
  'note.only_staff': 'Eslatma, faqat xizmat ko‘radi',
  'note.only_counsellor': 'Shivir, faqat maslahatchi va rahbar ko‘radi',
  'note.note_box': 'Eslatma matni, bola ko‘rmaydi',
  'note.whisper_box': 'Shivir matni, bola ko‘rmaydi',
  'note.note_placeholder': 'Hamkasblar uchun eslatma',
  'note.whisper_placeholder': 'Maslahatchiga bir so‘z',
  'note.whisper_back_placeholder': 'Rahbarga bir so‘z',
  'note.note_send': 'Eslatmani saqlash',
  'note.whisper_send': 'Shivirlash',
  'note.saving': 'Saqlanmoqda',
  'note.not_saved': 'Saqlanmadi. Matn shu yerda turibdi.',
  'note.failed': 'Eslatmalar ochilmadi.',
  'note.handover': 'Topshirish varaqasi',
  'note.handover_from': '%{from} suhbatni topshirdi. Kimga: %{to}',
  'note.summary': 'Qisqacha',
  'note.risk': 'Xavf',
  'note.promises': 'Va’da qilingan',
  'note.next_step': 'Keyingi qadam',
  'note.key': 'Eslatma yozish',
}

type Own = typeof uz
declare module '../../../../i18n/text-key.ts' {
  interface Texts extends Own {}
}
