import { courseCategory } from '../form.ts'

export const COURSE_CATEGORIES = [
  courseCategory(
    'tanam',
    { niche: 'a', drawing: 'hand' },
    {
      uz: ['Tanam va chegaralarim', 'Tana kimniki, qaysi teginish to‘g‘ri va «yo‘q» deyish qanday.'],
      ru: ['Моё тело и границы', 'Чьё это тело, какие прикосновения правильные и как сказать «нет».'],
      en: ['My body and my limits', 'Whose body it is, which touch is all right, and how to say no.'],
    },
  ),
  courseCategory(
    'hislar',
    { niche: 'f', drawing: 'cloud' },
    {
      uz: ['Hislar', 'Qo‘rquv, jahl va g‘amginlik bilan nima qilish mumkin.'],
      ru: ['Чувства', 'Что делать со страхом, злостью и грустью.'],
      en: ['Feelings', 'What to do with fear, anger and sadness.'],
    },
  ),
  courseCategory(
    'internet',
    { niche: 'v', drawing: 'phone' },
    {
      uz: ['Internet va telefon', 'Notanish odamlar, rasmlar, parollar va tarmoqdagi kamsitish.'],
      ru: ['Интернет и телефон', 'Незнакомцы, фотографии, пароли и травля в сети.'],
      en: ['Internet and phone', 'Strangers, pictures, passwords and bullying online.'],
    },
  ),
  courseCategory(
    'maktab',
    { niche: 'g', drawing: 'bag' },
    {
      uz: ['Maktab va do‘stlar', 'Kamsitish, guruhdan chetlatish va do‘stning yonida turish.'],
      ru: ['Школа и друзья', 'Травля, бойкот и как быть рядом с другом.'],
      en: ['School and friends', 'Bullying, being left out, and standing by a friend.'],
    },
  ),
  courseCategory(
    'oila',
    { niche: 'c', drawing: 'house' },
    {
      uz: ['Oila va uy', 'Uyda og‘ir bo‘lganda va farzandni urmasdan tarbiyalash haqida.'],
      ru: ['Семья и дом', 'Когда дома тяжело, и как воспитывать без побоев.'],
      en: ['Family and home', 'When home is hard, and how to bring up a child without hitting.'],
    },
  ),
  courseCategory(
    'ustozlar',
    { niche: 'g', drawing: 'book' },
    {
      uz: ['Maktab xodimlari uchun', 'Sezish, gaplashish, yozib qo‘yish va xavfsiz sinf yaratish.'],
      ru: ['Для работников школы', 'Заметить, поговорить, записать и создать безопасный класс.'],
      en: ['For school staff', 'Noticing, talking, writing it down, and a classroom that is safe.'],
    },
  ),
]
