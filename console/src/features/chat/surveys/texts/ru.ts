import type { uz } from './uz.ts'

export const ru: Record<keyof typeof uz, string> = {
  'surveys.title': 'Оценки бесед',
  'surveys.hint': 'Что дети говорят после беседы. Консультант, который её вёл, этого не видит.',
  'surveys.good': 'Помогло',
  'surveys.so_so': 'Так себе',
  'surveys.bad': 'Не помогло',
  'surveys.days': 'За 30 дней',
  'surveys.share': 'Ответов: %{answers} из %{ended} законченных бесед',
  'surveys.bar': '%{mood}: %{count}',
  'surveys.none': 'Пока никто не ответил',
  'surveys.failed': 'Оценки не открылись',
  'surveys.no_words': 'Без слов',
}
