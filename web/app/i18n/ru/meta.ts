import type { SameKeys } from '../languages.ts'
import type { meta as uz } from '../uz/meta.ts'

export const meta: SameKeys<typeof uz> = {
  home: { title: 'Himoya: разговор и совет', description: 'Напишите консультанту. Имя и телефон не нужны.' },
  child: { title: '7–10 лет: короткая страница', description: 'Короткая и простая страница обо мне и друзьях.' },
  teen: { title: '11–17 лет: дружба, интернет, дом', description: 'Дружба, интернет и дом: честно и коротко.' },
  parent: { title: 'Страница для родителей', description: 'Короткие советы: как услышать ребёнка и поговорить с ним.' },
  teacher: { title: 'Страница для учителей', description: 'Короткие советы: заметить, выслушать, передать.' },
  numbers: { title: 'Номера телефонов', description: 'Экстренные номера и что по ним сказать.' },
  about: { title: 'О Himoya', description: 'Что такое Himoya, кто отвечает и как это работает.' },
  privacy: { title: 'Конфиденциальность', description: 'Что мы храним, кто читает и где граница тайны.' },
  news: { title: 'Новости', description: 'Что нового в Himoya и что полезно знать.' },
  news_one: { title: 'Новость', description: 'Новость Himoya.' },
  faq: { title: 'Вопросы и ответы', description: 'Короткие ответы на частые вопросы.' },
  faq_category: { title: 'Вопросы и ответы', description: 'Короткие ответы по одной теме.' },
  terms: { title: 'Условия пользования', description: 'Что делаем мы и о чём просим вас.' },
  complaint: { title: 'Отзыв', description: 'Как сказать руководителю о консультанте.' },
  register: { title: 'Новый аккаунт', description: 'Аккаунт с псевдонимом или номером телефона.' },
  confirm: { title: 'Ввод кода', description: 'Введите код из SMS.' },
  login: { title: 'Вход', description: 'Вход в аккаунт.' },
  forgotten: { title: 'Новый пароль', description: 'Как поставить новый пароль.' },
  profile: { title: 'Мой аккаунт', description: 'Имя, картинка, пароль и устройства.' },
  welcome: { title: 'Начало', description: 'Четыре коротких экрана.' },
  offline: { title: 'Нет связи', description: 'Номера, которые работают без интернета.' },
  error: { title: 'Неполадка', description: 'У нас неполадка.' },
  not_found: { title: 'Страница не найдена', description: 'По этому адресу страницы нет.' },
}
