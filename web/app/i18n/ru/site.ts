import type { SameKeys } from '../languages.ts'
import type { site as uz } from '../uz/site.ts'

export const site: SameKeys<typeof uz> = {
  sample: 'Образец',
  other_language: 'Этот текст пока есть только на узбекском.',
  helpful: {
    title: 'Это помогло?',
    yes: 'Да',
    no: 'Нет',
    thanks: 'Спасибо. Ваш ответ учтён.',
    sorry: 'Спасибо. Мы улучшим текст. Можно спросить и у консультанта.',
    failed: 'Не отправлено. Проверьте связь и нажмите ещё раз.',
  },
  pager: { label: 'Страницы списка', previous: 'Назад', next: 'Дальше', place: 'Страница {page} из {pages}' },
  news: {
    title: 'Новости',
    lead: 'Что нового в Himoya и что полезно знать.',
    feed: 'Лента новостей (RSS)',
    none: 'Новостей пока нет.',
    about: 'Тема: {tag}',
    all: 'Все новости',
    others: 'Читайте ещё',
  },
  faq: {
    title: 'Часто спрашивают',
    lead: 'Короткие ответы. Если вашего вопроса нет, напишите консультанту.',
    none: 'Вопросов пока нет.',
    all: 'Все темы',
  },
  tags: {
    darslar: 'уроки',
    xizmat: 'служба',
    xavfsizlik: 'безопасность',
    joylar: 'места помощи',
    savollar: 'вопросы',
    internet: 'интернет',
    qidiruv: 'поиск',
    suhbat: 'чат',
    maktab: 'школа',
    hislar: 'чувства',
    materiallar: 'материалы',
  },
  updated: 'Обновлено: {date}',
  counts: {
    title: 'Сейчас на сайте',
    lessons: 'уроков',
    questions: 'ответов',
    places: 'мест помощи',
    conversations: 'разговоров',
  },
}
