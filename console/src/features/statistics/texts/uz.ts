export const uz = {
  'statistics.title': 'Statistika',
  'statistics.hint':
    'Ishga olingan murojaatlar, aniq sonlar bilan. Bu faqat jamoa uchun: kichik sonlardan odamni tanib olish mumkin. Ochiq statistika alohida va himoyalangan.',
  'statistics.by': 'Nima bo‘yicha',
  'statistics.across': 'Yana nima bo‘yicha',
  'statistics.alone': 'Faqat shu',
  'statistics.from': 'Oydan',
  'statistics.to': 'Oygacha',
  'statistics.by_type': 'Shakl',
  'statistics.by_region': 'Hudud',
  'statistics.by_month': 'Oy',
  'statistics.by_age': 'Yosh',
  'statistics.by_gender': 'Jins',
  'statistics.what': 'Qator',
  'statistics.count': 'Soni',
  'statistics.public': 'Ochiq statistikada',
  'statistics.hidden': 'yashiriladi',
  'statistics.shown': 'yaxlitlanib chiqishi mumkin',
  'statistics.total': 'Jami: %{count}. %{from} – %{to}.',
  'statistics.sample': 'Ichida namuna uchun o‘ylab topilgan sonlar bor.',
  'statistics.none': 'Bu oylarda ishga olingan murojaat yo‘q',
  'statistics.failed': 'Sonlar ochilmadi',
}

type Own = typeof uz
declare module '../../../i18n/text-key.ts' {
  interface Texts extends Own {}
}
