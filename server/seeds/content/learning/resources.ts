import { resource } from '../form.ts'

export const RESOURCES = [
  resource(
    'uch-qadam-varaq',
    { lesson: 'yoq-deyish', kind: 'pdf' },
    {
      uz: ['Uch qadam: to‘xtating, keting, ayting', 'Bolalar uchun devorga iladigan varaq. Har bir til alohida betda.'],
      ru: ['Три шага: стоп, уйди, расскажи', 'Лист на стену для детей. Каждый язык на своей странице.'],
      en: ['Three steps: stop, go, tell', 'A sheet for the wall, for children. Each language has its own page.'],
    },
  ),
  resource(
    'besh-barmoq',
    { lesson: 'ishonchli-kattalar', kind: 'image' },
    {
      uz: ['Besh barmoq, besh odam', 'Qo‘l rasmi: har bir barmoqqa ishonchli kattaning ismi yoziladi.'],
      ru: ['Пять пальцев, пять человек', 'Рисунок ладони: на каждом пальце пишут имя взрослого, которому верят.'],
      en: ['Five fingers, five people', 'A picture of a hand: write a grown-up you trust on each finger.'],
    },
  ),
  resource(
    'sirlar-savollari',
    { lesson: 'yaxshi-sir-yomon-sir', kind: 'pdf' },
    {
      uz: ['Sir og‘irmi? Uchta savol', 'Quyoshli va bulutli sirlar: chizib to‘ldiriladigan varaq.'],
      ru: ['Секрет тяжёлый? Три вопроса', 'Секреты с солнцем и с тучей: лист, на котором рисуют.'],
      en: ['Is a secret heavy? Three questions', 'Sunny and cloudy secrets: a sheet to draw on.'],
    },
  ),
  resource(
    'hislar-rasmi',
    { lesson: 'his-nima', kind: 'image' },
    {
      uz: ['Bugungi ob-havom', 'Sakkizta rasm: bugungi hisingizga o‘xshaganini tanlang.'],
      ru: ['Моя погода сегодня', 'Восемь картинок: выбери ту, что похожа на твоё чувство.'],
      en: ['My weather today', 'Eight pictures: choose the one that is like your feeling.'],
    },
  ),
  resource(
    'nafas-ovozi',
    { lesson: 'nafas-mashqi', kind: 'audio' },
    {
      uz: ['Nafas mashqi ovozi', 'So‘zsiz, bir yarim daqiqa. Telefonga saqlab olsa bo‘ladi.'],
      ru: ['Звук для дыхания', 'Без слов, полторы минуты. Можно сохранить в телефон.'],
      en: ['Sound for breathing', 'Without words, a minute and a half. You can keep it on your phone.'],
    },
  ),
  resource(
    'birinchi-soat',
    { lesson: 'birinchi-soatda', kind: 'pdf' },
    {
      uz: ['Rasm bilan qo‘rqitishsa: birinchi soat', 'O‘smirlar uchun belgilab boriladigan ro‘yxat va dalillar jadvali.'],
      ru: ['Если угрожают фотографией: первый час', 'Список для подростков, где отмечают сделанное, и таблица доказательств.'],
      en: ['If someone threatens you with a picture: the first hour', 'A checklist for teenagers, with a table for evidence.'],
    },
  ),
  resource(
    'telefon-kelishuvi',
    { lesson: 'malumotim-va-parolim', kind: 'pdf' },
    {
      uz: ['Oilamizning telefon kelishuvi', 'Ota-ona va bola birga to‘ldiradi va imzo qo‘yadi.'],
      ru: ['Семейный договор о телефоне', 'Родители и ребёнок заполняют и подписывают вместе.'],
      en: ['Our family phone agreement', 'Parents and child fill it in and sign it together.'],
    },
  ),
  resource(
    'yozuv-varagi',
    { lesson: 'bugun-va-shu-hafta', kind: 'pdf' },
    {
      uz: ['Nima bo‘ldi: yozuv varag‘i', 'Kamsitish holatlarini sana bilan yozib borish uchun jadval.'],
      ru: ['Что случилось: лист записей', 'Таблица, чтобы записывать случаи травли по датам.'],
      en: ['What happened: a sheet for notes', 'A table to write down bullying, with dates.'],
    },
  ),
  resource(
    'mening-rejam',
    { lesson: 'tinch-paytdagi-reja', kind: 'pdf' },
    {
      uz: ['Xavfsizlik rejam', 'Bir varaq: kimga aytaman, qayerga boraman, nimani yonimda saqlayman. Chop etib to‘ldiriladi.'],
      ru: ['Мой план безопасности', 'Один лист: кому скажу, куда пойду, что держу рядом. Распечатать и заполнить.'],
      en: ['My safety plan', 'One page: whom I tell, where I go, what I keep at hand. To print and fill in.'],
    },
  ),
  resource(
    'tinglash-eslatmasi',
    { lesson: 'bola-aytganda', kind: 'pdf' },
    {
      uz: ['Bola aytganda: beshta gap', 'Ota-onalar uchun eslatma va birinchi kun ro‘yxati.'],
      ru: ['Когда ребёнок рассказал: пять фраз', 'Памятка родителям и список на первый день.'],
      en: ['When a child tells: five sentences', 'A reminder for parents, and a list for the first day.'],
    },
  ),
  resource(
    'oila-qoidalari',
    { lesson: 'qoida-va-oqibat', kind: 'pdf' },
    {
      uz: ['Oilamizning uchta qoidasi', 'Qoidalar, tuzatish yo‘llari va jahl kelgandagi reja.'],
      ru: ['Три правила нашей семьи', 'Правила, как исправлять и план на случай злости.'],
      en: ['Three rules of our family', 'Rules, ways to put things right, and a plan for anger.'],
    },
  ),
  resource(
    'kuzatuv-yozuvi',
    { lesson: 'yozish-va-yetkazish', kind: 'pdf' },
    {
      uz: ['Kuzatuv yozuvi', 'Maktab xodimi uchun shakl: bolaning so‘zlari, ko‘rilgan iz, qilingan ish.'],
      ru: ['Запись наблюдений', 'Форма для работника школы: слова ребёнка, что видно, что сделано.'],
      en: ['A note of what you saw', 'A form for school staff: the child’s words, what was seen, what was done.'],
    },
  ),
  resource(
    'sinf-kelishuvi-varaq',
    { lesson: 'sinf-kelishuvi', kind: 'pdf' },
    {
      uz: ['Sinfimiz kelishuvi', 'Beshta qoida va yordam so‘rash yo‘llari. Bir darsda birga to‘ldiriladi.'],
      ru: ['Договор нашего класса', 'Пять правил и способы попросить помощи. Заполняется вместе за урок.'],
      en: ['Our class agreement', 'Five rules and ways to ask for help. Filled in together in one lesson.'],
    },
  ),
]
