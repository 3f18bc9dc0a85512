import type { SameKeys } from '../languages.ts'
import type { test_run as uz } from '../uz/test-run.ts'

export const test_run: SameKeys<typeof uz> = {
  loading: 'Загрузка...',
  leave: 'Выйти из теста',
  offer: 'Остановка на вопросе {at}',
  offer_text: 'Ответы остались в этом окне.',
  go_on: 'Продолжить',
  anew: 'Начать сначала',
  place: 'Вопрос {at} из {count}',
  later: 'Можно продолжить потом',
  not_later: 'Если выйти, ответы исчезнут',
  back: 'Назад',
  next: 'Следующий вопрос',
  finish: 'Узнать результат',
  busy: 'Считаем',
  choose: 'Сначала нужно выбрать один ответ.',
  choose_many: 'Сначала нужно выбрать хотя бы один ответ.',
  many: 'Можно выбрать несколько ответов.',
  talk: 'Написать консультанту',
  keys: 'На клавиатуре: 1–{count} выбирает, Enter ведёт дальше.',
}
