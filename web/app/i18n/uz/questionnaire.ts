/** What the page of a questionnaire says before the first question. */
export const questionnaire = {
  questions: '{count} ta savol',
  minutes: 'taxminan {minutes} daqiqa',
  start: 'Boshlash',
  starting: 'Yuklanmoqda...',
  know: 'Bilib turing',
  free: 'Bu majburiy emas. Istagan payt to‘xtashingiz mumkin.',
  anonymous: 'Ismingiz so‘ralmaydi. Javob kimniki ekani saqlanmaydi.',
  named: 'Javoblar hisobingizga bog‘lanadi. Shuning uchun avval hisobga kirish kerak.',
  once: { once: 'Bir marta javob beriladi.', monthly: 'Oyiga bir marta javob bersa bo‘ladi.' },
  totals: 'Javoblar umumiy songa qo‘shiladi. O‘ntadan kam javob bo‘lsa, son ko‘rsatilmaydi.',
  not_help: 'Javobingizni darhol hech kim o‘qimaydi. Yordam kerak bo‘lsa, maslahatchiga yozing.',
  write: 'Maslahatchiga yozish',
  no_script: 'Savollarga javob berish uchun brauzerda JavaScript kerak. Quyidagi raqamlar usiz ham ishlaydi.',
}
