import { questionnaire } from '../question-form.ts'

export const NIMA_KERAK = questionnaire(
  'nima-kerak',
  { moment: 'welcome', audience: null, once: 'once', anonymous: true },
  {
    uz: {
      about: ['Sizga nima kerak?', 'To‘rtta qisqa savol. Javoblar saytni siz uchun foydaliroq qiladi.'],
      thanks: 'Rahmat. Javobingiz ismsiz saqlandi. U shu saytni yaxshilashga yordam beradi.',
      questions: `
        ?! Bu yerga nima sabab keldingiz?
        - O‘zimga yordam kerak
        - Do‘stim yoki bir bola uchun xavotirdaman
        - O‘qib, o‘rganmoqchiman
        - Shunchaki ko‘rib chiqyapman => q4
        ?? Qaysi mavzular sizga yaqin?
        - Uydagi munosabatlar
        - Maktab va tengdoshlar
        - Internet va telefon
        - Hislar, qo‘rquv, tushkunlik
        - Tana va chegaralar
        - Hozircha bilmayman
        ? Yordam qanday bo‘lsa, sizga qulay?
        - Yozishib gaplashish
        - Telefonda gaplashish
        - O‘zim o‘qib chiqish
        - Yaqin joydagi mutaxassisga borish
        ?~ Bu yerda yana nima bo‘lishini xohlaysiz?`,
    },
    ru: {
      about: ['Что вам нужно?', 'Четыре коротких вопроса. Ответы помогут сделать сайт полезнее.'],
      thanks: 'Спасибо. Ответ сохранён без имени. Он поможет сделать этот сайт лучше.',
      questions: `
        ?! Почему вы здесь?
        - Мне нужна помощь
        - Беспокоюсь за друга или за ребёнка
        - Хочу почитать и узнать новое
        - Просто смотрю => q4
        ?? Какие темы вам близки?
        - Отношения дома
        - Школа и ровесники
        - Интернет и телефон
        - Чувства, страх, уныние
        - Тело и границы
        - Пока не знаю
        ? Какая помощь вам удобнее?
        - Переписка
        - Разговор по телефону
        - Читать без чужой помощи
        - Встреча со специалистом рядом
        ?~ Чего здесь не хватает?`,
    },
    en: {
      about: ['What do you need?', 'Four short questions. Your answers help us make this site more useful.'],
      thanks: 'Thank you. Your answer is kept without your name. It helps us make this site better.',
      questions: `
        ?! What brings you here?
        - I need help myself
        - I am worried about a friend or a child
        - I want to read and learn
        - I am just looking around => q4
        ?? Which subjects matter to you?
        - Family life
        - School and people my age
        - Internet and phone
        - Feelings, fear, low mood
        - Body and boundaries
        - I don’t know yet
        ? What kind of help suits you best?
        - Writing messages
        - Talking on the phone
        - Reading by myself
        - Seeing a specialist nearby
        ?~ What else would you like to find here?`,
    },
  },
)
