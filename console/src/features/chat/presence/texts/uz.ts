export const uz = {
  'shift.label': 'Smena holati',
  'shift.on_shift': 'Smenada',
  'shift.break': 'Tanaffus',
  'shift.off': 'Smenada emas',
  'shift.to_on_shift': 'Smenaga chiqish',
  'shift.to_break': 'Tanaffusga chiqish',
  'shift.to_off': 'Smenani tugatish',
  'shift.off_title': 'Siz smenada emassiz',
  'shift.off_text': 'Hech kim smenada bo‘lmasa, bolalar «yopiq» yozuvini ko‘radi.',
  'shift.since': '%{time} dan beri',
  'shift.of_cap': ', %{open} / %{cap}',
  'shift.leave_title': 'Sizda %{count} ta ochiq suhbat bor',
  'shift.leave_break': 'Tanaffusda javob kechikadi. Suhbatlar sizda qolsinmi yoki navbatga qaytsinmi?',
  'shift.leave_off': 'Smena tugasa, bu odamlarga javob beradigan kishi kerak. Suhbatlar navbatga qaytadi.',
  'shift.leave_sign_out': 'Siz chiqsangiz, bu odamlarga javob beradigan kishi kerak. Suhbatlar navbatga qaytadi.',
  'shift.leave_promised': 'Ochiq va’dalaringiz bor',
  'shift.leave_promised_text': 'Ularni ola oladigan hamkasbingizga bering yoki o‘zingizda qoldiring: vaqti kelganda eslatamiz.',
  'shift.leave_go_break': 'Tanaffusga chiqish',
  'shift.leave_go_off': 'Smenani tugatish',
  'shift.leave_go_sign_out': 'Chiqish',
  'shift.leave_stay': 'Qolish',
  'shift.leave_keep': 'Menda qolsin',
  'shift.leave_give': 'Navbatga qaytarish',
  'shift.leave_giving': 'Qaytarilmoqda',
  'shift.plan_begin': 'Jadval bo‘yicha smenangiz %{time} da boshlanadi.',
  'shift.plan_end': 'Jadval bo‘yicha smenangiz %{time} da tugaydi.',
  'shift.plan_over': 'Jadval bo‘yicha smenangiz %{time} da tugadi.',
  'shift.offline': 'Aloqa yo‘q',
}

type Own = typeof uz
declare module '../../../../i18n/text-key.ts' {
  interface Texts extends Own {}
}
