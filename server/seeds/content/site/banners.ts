import { banner } from '../form.ts'

const ALWAYS = { audience: null, shown_from: null, shown_until: null } as const

export const BANNERS = [
  banner(
    'yozsangiz-javob-beramiz',
    { ...ALWAYS, placement: 'home', tone: 'news', priority: 50, href: '/for/child' },
    {
      uz: ['Bolalar uchun yangi sahifa', 'Tana, sirlar va jasorat haqida uch daqiqada.', 'O‘qish'],
      ru: ['Страница для детей', 'О теле, секретах и смелости за три минуты.', 'Читать'],
      en: ['A page for children', 'Body, secrets and courage in three minutes.', 'Read'],
    },
  ),
  banner(
    'birinchi-dars',
    { ...ALWAYS, placement: 'learn', tone: 'news', priority: 40, href: '/learn/tanam-meniki' },
    {
      uz: ['Nimadan boshlash kerak?', '«Tanam meniki» kursi eng qisqasi: to‘rt dars, har biri to‘rt daqiqa.', 'Boshlash'],
      ru: ['С чего начать?', 'Самый короткий курс — «Моё тело — моё»: четыре урока по четыре минуты.', 'Начать'],
      en: ['Where to begin?', 'The shortest course is “My body is mine”: four lessons of four minutes.', 'Begin'],
    },
  ),
  banner(
    'ismsiz-savol',
    { ...ALWAYS, placement: 'questions', tone: 'done', priority: 40, href: '/questions/ask' },
    {
      uz: ['Savolni ismsiz bersa bo‘ladi', 'Raqam olasiz va javobni o‘sha raqam bilan topasiz.', 'Savol berish'],
      ru: ['Вопрос можно задать без имени', 'Вы получите номер и по нему найдёте ответ.', 'Задать вопрос'],
      en: ['You can ask without a name', 'You get a number, and find the answer with it.', 'Ask'],
    },
  ),
  banner(
    'raqamlar-tekshiriladi',
    { ...ALWAYS, placement: 'places', tone: 'news', priority: 30, href: '/numbers' },
    {
      uz: ['Raqamni odam tekshiradi', 'Tekshirilmagan raqam ko‘rsatilmaydi. Hozir xavf bo‘lsa, 112.', 'Raqamlar'],
      ru: ['Номера проверяет человек', 'Непроверенный номер не показываем. Опасно прямо сейчас — 112.', 'Номера'],
      en: ['A person checks each number', 'A number that is not checked is not shown. In danger now, call 112.', 'Numbers'],
    },
  ),
  banner(
    'otaonalar-uchun',
    { ...ALWAYS, audience: 'parent', placement: 'news', tone: 'news', priority: 20, href: '/learn/bolani-tinglash' },
    {
      uz: ['Ota-onalar uchun kurs', 'Bolani qanday tinglash kerak: to‘rtta qisqa dars.', 'Kursga o‘tish'],
      ru: ['Курс для родителей', 'Как слушать ребёнка: четыре коротких урока.', 'К курсу'],
      en: ['A course for parents', 'How to listen to a child: four short lessons.', 'To the course'],
    },
  ),
]
