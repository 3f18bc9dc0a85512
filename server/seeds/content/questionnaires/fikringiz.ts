import { questionnaire } from '../question-form.ts'

/** Its address says nothing of a chat: it stays in the browser's history. */
export const FIKRINGIZ = questionnaire(
  'fikringiz',
  { moment: 'after_chat', audience: null, once: 'monthly', anonymous: true },
  {
    uz: {
      about: ['Suhbat qanday o‘tdi?', 'To‘rtta qisqa savol. Javobingiz suhbatga ulanmaydi, maslahatchi ham ko‘rmaydi.'],
      thanks: 'Rahmat. Javobingiz ismsiz saqlandi. Yana gaplashgingiz kelsa, eshik ochiq.',
      questions: `
        ?=! Suhbatdan keyin sizga qanday bo‘ldi?
        - Og‘irroq
        - O‘zgarmadi
        - Biroz yengil
        - Ancha yengil
        ? Maslahatchi sizni tingladimi?
        - Ha, tingladi
        - Qisman
        - Yo‘q
        ? Keyin nima qilishni bilasizmi?
        - Ha, aniq
        - Biroz
        - Yo‘q, hali bilmayman
        ?~ Nimani o‘zgartirsak, sizga osonroq bo‘lardi?`,
    },
    ru: {
      about: ['Как прошёл разговор?', 'Четыре коротких вопроса. Ответы не связаны с чатом, консультант их не видит.'],
      thanks: 'Спасибо. Ответ сохранён без имени. Захочется поговорить ещё — дверь открыта.',
      questions: `
        ?=! Как вам стало после разговора?
        - Тяжелее
        - Без изменений
        - Немного легче
        - Намного легче
        ? Консультант вас слушал?
        - Да, слушал
        - Отчасти
        - Нет
        ? Понятно ли, что делать дальше?
        - Да, понятно
        - Немного
        - Нет, пока не знаю
        ?~ Что нам изменить, чтобы вам было проще?`,
    },
    en: {
      about: [
        'How was the talk?',
        'Four short questions. Your answers are not tied to the chat, and the counsellor does not see them.',
      ],
      thanks: 'Thank you. Your answer is kept without your name. If you want to talk again, the door is open.',
      questions: `
        ?=! How did you feel after the talk?
        - Worse
        - The same
        - A little lighter
        - Much lighter
        ? Did the counsellor listen to you?
        - Yes
        - In part
        - No
        ? Do you know what to do next?
        - Yes, clearly
        - A little
        - No, not yet
        ?~ What could we change to make it easier for you?`,
    },
  },
)
