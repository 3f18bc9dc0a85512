import type { SameKeys } from '../languages.ts'
import type { search as uz } from '../uz/search.ts'

export const search: SameKeys<typeof uz> = {
  title: 'Поиск',
  lead: 'Ищите среди уроков, вопросов, новостей и мест.',
  label: 'Что вы ищете?',
  hint: 'Опечатки и буква ё не мешают.',
  go: 'Найти',
  found: 'Найдено: {count}.',
  mistyped: 'Точно такого слова нет. Вот похожие:',
  none: 'Ничего не нашлось. Попробуйте другое слово.',
  none_way: 'Или спросите консультанта.',
  back: 'Я здесь не впервые',
  back_text: 'Вам дали 20 цифр? Ответ здесь',
  write: 'Написать консультанту',
  all: 'Всё',
  types: {
    course: 'Курсы',
    lesson: 'Уроки',
    resource: 'Для скачивания',
    question: 'Вопросы и ответы',
    faq: 'Частые вопросы',
    news: 'Новости',
    place: 'Места помощи',
    test: 'Тесты',
    page: 'О сайте',
  },
  more: 'Показать ещё',
  loading: 'Загрузка...',
  failed: 'Ответа нет. Проверьте связь и нажмите ещё раз.',
}
