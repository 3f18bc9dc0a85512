import { questionnaire } from '../question-form.ts'

/** Pupils and teachers go their own ways and meet again at what both have seen. */
export const MAKTAB_MUHITI = questionnaire(
  'maktab-muhiti',
  { moment: 'link', audience: null, once: 'once', anonymous: true },
  {
    uz: {
      about: [
        'Maktabimizdagi muhit',
        'O‘quvchi va ustozlar uchun ismsiz so‘rov: maktabda odamlar bir-biriga qanday munosabatda?',
      ],
      thanks: 'Rahmat. Natija faqat umumiy son bo‘lib ko‘rinadi, hech kimning javobi alohida chiqmaydi.',
      questions: `
        ?! Siz maktabda kimsiz?
        - O‘quvchi
        - O‘qituvchi yoki xodim => q4
        - Boshqa => q6
        ?= Maktabda o‘zingizni xavfsiz his qilasizmi?
        - Deyarli doim
        - Ko‘pincha
        - Ba’zan
        - Deyarli hech qachon
        ? Sizni xafa qilishsa, maktabda aytadigan kattangiz bormi?
        - Ha, bor => q6
        - Bor, lekin aytishga qiynalaman => q6
        - Yo‘q => q6
        ?= Bolaga qiyin bo‘layotganini sezsangiz, keyingi qadamni bilasizmi?
        - Aniq bilaman
        - Qisman bilaman
        - Bilmayman
        ?? Ishingizda nima yetishmaydi?
        - Vaqt
        - Tayyorgarlik
        - Maktab psixologi
        - Aniq tartib
        - Rahbarning qo‘llovi
        ?! Oxirgi bir oyda kamsitishni ko‘rdingizmi?
        - Yo‘q => q8
        - Bir-ikki marta
        - Tez-tez
        ? O‘shanda kattalardan kimdir aralashdimi?
        - Ha, to‘xtatdi
        - Aralashdi, lekin to‘xtamadi
        - Yo‘q
        ?~ Maktabda bitta narsani o‘zgartirish mumkin bo‘lsa, nimani o‘zgartirardingiz?`,
    },
    ru: {
      about: ['Как живётся в нашей школе', 'Опрос без имён для учеников и учителей: как в школе относятся друг к другу?'],
      thanks: 'Спасибо. Результат виден только как общие числа, отдельных ответов никто не показывает.',
      questions: `
        ?! Кто вы в школе?
        - Ученик или ученица
        - Учитель или сотрудник => q4
        - Другое => q6
        ?= Чувствуете ли вы себя в школе в безопасности?
        - Почти всегда
        - Чаще да
        - Иногда
        - Почти никогда
        ? Есть ли в школе взрослый, которому можно сказать об обиде?
        - Да, есть => q6
        - Есть, но сказать трудно => q6
        - Нет => q6
        ?= Знаете ли вы, что делать, если заметили, что ребёнку плохо?
        - Знаю точно
        - Знаю отчасти
        - Не знаю
        ?? Чего не хватает в вашей работе?
        - Времени
        - Подготовки
        - Школьного психолога
        - Ясного порядка
        - Поддержки руководства
        ?! Видели ли вы травлю за последний месяц?
        - Нет => q8
        - Раз или два
        - Часто
        ? Вмешался ли кто-то из взрослых?
        - Да, остановил
        - Вмешался, но не остановил
        - Нет
        ?~ Если бы в школе можно было изменить что-то одно, что бы это было?`,
    },
    en: {
      about: ['Life at our school', 'A survey without names for pupils and teachers: how do people at school treat each other?'],
      thanks: 'Thank you. Results are shown as totals only; nobody’s answer stands alone.',
      questions: `
        ?! Who are you at school?
        - A pupil
        - A teacher or other staff => q4
        - Somebody else => q6
        ?= Do you feel safe at school?
        - Nearly always
        - Mostly
        - Sometimes
        - Hardly ever
        ? If somebody hurts you, is there a grown-up at school you can tell?
        - Yes => q6
        - There is, but it’s hard to tell => q6
        - No => q6
        ?= If you notice that a child is having a hard time, do you know the next step?
        - I know exactly
        - I know in part
        - I don’t know
        ?? What is missing in your work?
        - Time
        - Training
        - A school psychologist
        - A clear procedure
        - Support from the head
        ?! Have you seen bullying in the last month?
        - No => q8
        - Once or twice
        - Often
        ? Did a grown-up step in?
        - Yes, and stopped it
        - They did, but it went on
        - No
        ?~ If you could change one thing at school, what would it be?`,
    },
  },
)
