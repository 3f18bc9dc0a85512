import type { LESSON_FEEDBACK } from '@himoya/contract/content/learning-lists'
import type { Language } from '@himoya/contract/languages'

type Said = 'done' | 'not_kept' | 'feedback' | 'feedback_kept' | 'hard_help' | (typeof LESSON_FEEDBACK)[number]

/** What the end of a lesson says once it was touched; most visitors need none of it, so it comes with its code. */
export type LearningWords = Record<Said, string> & { place: (number: number, count: number) => string }

export const LEARNING_WORDS: Record<Language, LearningWords> = {
  uz: {
    done: 'Dars o‘tildi',
    place: (number, count) => `Kursda ${number}-dars, jami ${count} ta`,
    not_kept: 'Belgilanmadi. Aloqani tekshirib, qayta bosing.',
    feedback: 'Dars qanday bo‘ldi?',
    clear: 'Tushunarli',
    about_me: 'Men haqimda',
    too_long: 'Juda uzun',
    hard: 'O‘qish og‘ir bo‘ldi',
    hard_help: 'Aytganingiz yaxshi bo‘ldi. Dam oling yoki maslahatchiga yozing.',
    feedback_kept: 'Javobingizni hech kim ismingiz bilan ko‘rmaydi.',
  },
  ru: {
    done: 'Урок пройден',
    place: (number, count) => `${number} из ${count} в курсе`,
    not_kept: 'Не отмечено. Проверьте связь и нажмите ещё раз.',
    feedback: 'Каким был урок?',
    clear: 'Понятно',
    about_me: 'Про меня',
    too_long: 'Слишком длинно',
    hard: 'Было тяжело читать',
    hard_help: 'Хорошо, что это отмечено. Можно передохнуть или написать консультанту.',
    feedback_kept: 'Никто не увидит ответ вместе с именем.',
  },
  en: {
    done: 'Lesson done',
    place: (number, count) => `${number} of ${count} in the course`,
    not_kept: 'Not marked. Check your connection and tap again.',
    feedback: 'How was the lesson?',
    clear: 'Clear',
    about_me: 'About me',
    too_long: 'Too long',
    hard: 'Hard to read',
    hard_help: 'Thank you for telling us. Take a break, or write to a counsellor.',
    feedback_kept: 'Nobody sees your answer with your name.',
  },
}
