import type { SameKeys } from '../languages.ts'
import type { test_list as uz } from '../uz/test-list.ts'

export const test_list: SameKeys<typeof uz> = {
  guest: 'Результаты хранятся у тех, кто вошёл в аккаунт.',
  none: 'Результатов пока нет.',
  to_tests: 'Посмотреть тесты',
  score: '{score} / {max}',
  gone: 'Этого теста больше нет на сайте.',
  take: 'Открыть тест',
  open: 'Посмотреть: {title}, {date}',
  open_short: 'Посмотреть',
  shared: 'Показано консультанту',
  remove: 'Удалить: {title}, {date}',
  remove_short: 'Удалить',
  remove_ask: 'Результат исчезнет совсем. Сообщение, которое ушло в чат, останется.',
  remove_yes: 'Да, удалить',
  remove_no: 'Оставить',
  removed: 'Результат удалён',
  older: 'Более ранние',
  back: 'К моим результатам',
  month: 'Результаты «Вопросов к себе» удаляются через 12 месяцев.',
}
