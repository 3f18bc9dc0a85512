import { faqCategory } from '../form.ts'

export const FAQ_CATEGORIES = [
  faqCategory(
    'suhbat',
    { niche: 'g', drawing: 'bubble' },
    {
      uz: ['Suhbat va maslahatchi', 'Kim javob beradi, qancha kutiladi, nima yozish mumkin.'],
      ru: ['Чат и консультант', 'Кто отвечает, сколько ждать, о чём можно писать.'],
      en: ['Chat and counsellor', 'Who answers, how long it takes, what you can write about.'],
    },
  ),
  faqCategory(
    'sir',
    { niche: 'v', drawing: 'chest' },
    {
      uz: ['Sir va xavfsizlik', 'Nima sir qoladi, tez chiqish va telefondagi iz.'],
      ru: ['Тайна и безопасность', 'Что останется между нами, быстрый выход и следы в телефоне.'],
      en: ['Privacy and safety', 'What stays secret, quick exit, and traces on the phone.'],
    },
  ),
  faqCategory(
    'hisob',
    { niche: 'f', drawing: 'hand' },
    {
      uz: ['Hisob va parol', 'Taxallus, parol, qurilmalar va hisobni o‘chirish.'],
      ru: ['Аккаунт и пароль', 'Псевдоним, пароль, устройства и удаление аккаунта.'],
      en: ['Account and password', 'Nickname, password, devices and deleting the account.'],
    },
  ),
  faqCategory(
    'bolalar',
    { niche: 'a', drawing: 'kite' },
    {
      uz: ['Bolalar va o‘smirlar so‘raydi', 'Kimga aytish, ishonishmasa va keyin nima bo‘lishi.'],
      ru: ['Спрашивают дети и подростки', 'Кому сказать, если не верят, и что будет потом.'],
      en: ['Children and teenagers ask', 'Whom to tell, if nobody believes you, and what happens next.'],
    },
  ),
  faqCategory(
    'kattalar',
    { niche: 'c', drawing: 'teapot' },
    {
      uz: ['Ota-onalar va o‘qituvchilar so‘raydi', 'Bola aytganda, shubha bo‘lganda va o‘zingizga yordam.'],
      ru: ['Спрашивают родители и учителя', 'Если ребёнок рассказал, если есть подозрение, и помощь вам.'],
      en: ['Parents and teachers ask', 'When a child tells, when you suspect something, and help for you.'],
    },
  ),
]
