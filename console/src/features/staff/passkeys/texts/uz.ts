export const uz = {
  'passkeys.title': 'Kirish kalitlari',
  'passkeys.hint':
    'Kirish kaliti (passkey) barmoq izi, yuz yoki PIN bilan kiritadi. Uni soxta sahifaga aytib bo‘lmaydi. Ikkita bo‘lgani yaxshi: biri yo‘qolsa, ikkinchisi qoladi.',
  'passkeys.use': 'Kirish kaliti bilan',
  'passkeys.asking': 'Qurilma so‘ramoqda…',
  'passkeys.add': 'Kalit qo‘shish',
  'passkeys.add_hint': 'Avval nom bering. Keyin qurilma barmoq izi, yuz yoki PIN so‘raydi.',
  'passkeys.name': 'Nomi, masalan: ish noutbuki',
  'passkeys.go_on': 'Davom etish',
  'passkeys.save': 'Saqlash',
  'passkeys.rename': 'Nomini o‘zgartirish',
  'passkeys.rename_label': 'Nomini o‘zgartirish: %{name}',
  'passkeys.remove': 'O‘chirish',
  'passkeys.remove_label': 'O‘chirish: %{name}',
  'passkeys.remove_title': '«%{name}» o‘chirilsinmi?',
  'passkeys.remove_text': 'Bu kalit bilan endi kirib bo‘lmaydi. Uni qurilmaning o‘zidan ham o‘chiring.',
  'passkeys.used': 'oxirgi marta %{time}',
  'passkeys.made': 'qo‘shilgan: %{time}',
  'passkeys.failed': 'Kalitlar ochilmadi',
  'passkeys.unknown_here': 'Bu brauzer kirish kalitlarini bilmaydi.',
  'passkeys.known': 'Bu qurilmada kalitingiz bor.',
  'passkeys.other_address': 'Kalitlar faqat konsolning asosiy manzilida ishlaydi. Konsolni o‘sha manzildan oching.',
  'passkeys.not_made': 'Kalit olinmadi. Qayta urinib ko‘ring.',
  'passkeys.required_from': '%{time} dan boshlab konsolga faqat kirish kaliti bilan kiriladi.',
  'passkeys.rule': 'Kalit hammaga shartmi',
  'passkeys.rule_hint':
    'Hozir parol va kod bilan ham kiriladi. Shart qilish uchun rahbar ham rozi bo‘lishi kerak. Keyin hammaga SMS boradi va kalit qo‘shish uchun 7 kun bo‘ladi.',
  'passkeys.rule_waits':
    'Kalitni hammaga shart qilish so‘ralgan. Rahbar rozi bo‘lgach, hammaga SMS boradi va kalit qo‘shish uchun kamida 7 kun bo‘ladi.',
  'passkeys.without': 'Hali kaliti yo‘q xodimlar: %{count}',
  'passkeys.rule_on': '7 kundan keyin shart qilish',
  'passkeys.rule_agree': 'Roziman, hammaga xabar berilsin',
  'passkeys.rule_off': 'Shartni olib tashlash',
}

type Own = typeof uz
declare module '../../../../i18n/text-key.ts' {
  interface Texts extends Own {}
}
