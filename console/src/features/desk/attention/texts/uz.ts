export const uz = {
  'attention.alert': 'Yangilik bor',
  'attention.handed': 'Sizga yangi suhbat berildi: «Meniki» ro‘yxatida',
  'attention.off': 'Ovoz o‘chiq: navbatni eshitmaysiz',
  'attention.quiet': 'Ovoz 5 daqiqaga jim. Keyin o‘zi yonadi',
  'attention.turn_on': 'Yoqish',
  'attention.rings': 'Kimdir kutmoqda: kimdir olguncha ovoz beradi',
  'attention.hush': '5 daqiqa jim',
  'attention.offer': 'Oyna yopiq bo‘lsa ham xabar beraylikmi?',
  'attention.allow': 'Ha, xabar bering',
  'attention.later': 'Keyin',
  'attention.full': 'Joylaringiz to‘la: %{open}/%{cap}. Navbat sizga ovoz bermaydi',
  'attention.overdue': '%{person}: ikki daqiqadan beri hech kim olmadi.',
  'attention.overdue_more': 'Yana: %{names}.',
  'attention.overdue_open': 'Ochish',
}

type Own = typeof uz
declare module '../../../../i18n/text-key.ts' {
  interface Texts extends Own {}
}
