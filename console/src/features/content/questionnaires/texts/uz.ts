export const uz = {
  'questionnaires.title': 'So‘rovnomalar natijasi',
  'questionnaires.hint': 'Javoblar faqat jami sonlarda turadi. Kim nima deganini hech kim ko‘rmaydi.',
  'questionnaires.failed': 'Natijalar ochilmadi',
  'questionnaires.none': 'Hozircha so‘rovnoma yo‘q',
  'questionnaires.none_text': 'Muharrir so‘rovnomani chop etsa, u shu yerda paydo bo‘ladi.',
  'questionnaires.answers': 'Javoblar: %{count}',
  'questionnaires.few_answers': 'O‘ntadan kam javob bor',
  'questionnaires.since': 'Birinchi javob: %{day}',
  'questionnaires.wait': 'Natijalar o‘nta javobdan keyin ochiladi',
  'questionnaires.why_hidden':
    'O‘ndan kichik sonlar yashiriladi. Ularni hisoblab topsa bo‘ladigan sonlar ham yashirin. Sonlar har o‘nta javobda yangilanadi.',
  'questionnaires.hidden_sum': 'jami soni yashirin',
  'questionnaires.few': 'kam',
  'questionnaires.few_words': 'o‘ntadan kam javob',
  'questionnaires.option': 'Javob',
  'questionnaires.count': 'Soni',
  'questionnaires.table': 'Jadval (CSV)',
  'questionnaires.print': 'Chop qilish',
  'questionnaires.words_open': 'Yozilganlarni o‘qish',
  'questionnaires.words_close': 'Yopish',
  'questionnaires.words_hint': 'Tartibi aralashtirilgan: qachon va kim yozganini bilib bo‘lmaydi.',
  'questionnaires.no_words': 'Hech kim hech narsa yozmagan.',
}

type Own = typeof uz
declare module '../../../../i18n/text-key.ts' {
  interface Texts extends Own {}
}
