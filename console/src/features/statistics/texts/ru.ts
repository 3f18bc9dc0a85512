import type { uz } from './uz.ts'

export const ru: Record<keyof typeof uz, string> = {
  'statistics.title': 'Статистика',
  'statistics.hint':
    'Обращения, взятые в работу, в точных числах. Только для команды: по малым числам можно узнать человека. Открытая статистика отдельна и защищена.',
  'statistics.by': 'По чему',
  'statistics.across': 'И ещё по чему',
  'statistics.alone': 'Только это',
  'statistics.from': 'С месяца',
  'statistics.to': 'По месяц',
  'statistics.by_type': 'Форма',
  'statistics.by_region': 'Регион',
  'statistics.by_month': 'Месяц',
  'statistics.by_age': 'Возраст',
  'statistics.by_gender': 'Пол',
  'statistics.what': 'Строка',
  'statistics.count': 'Число',
  'statistics.public': 'В открытой статистике',
  'statistics.hidden': 'будет скрыто',
  'statistics.shown': 'может выйти округлённым',
  'statistics.total': 'Всего: %{count}. %{from} – %{to}.',
  'statistics.sample': 'Среди них есть выдуманные числа для примера.',
  'statistics.none': 'За эти месяцы в работу ничего не взято',
  'statistics.failed': 'Числа не открылись',
}
