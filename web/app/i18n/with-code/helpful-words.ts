import type { Language } from '@himoya/contract/languages'

/** Where else to go after an answer that did not help: it comes with the press alone, so no page carries it. */
export const HELPFUL_WORDS: Record<Language, Record<'write' | 'supervisor' | 'places', string>> = {
  uz: { write: 'Maslahatchiga yozish', supervisor: 'Rahbarga aytish', places: 'Yordam joylarini ko‘rish' },
  ru: { write: 'Написать консультанту', supervisor: 'Сказать руководителю', places: 'Посмотреть места помощи' },
  en: { write: 'Write to a counsellor', supervisor: 'Tell a supervisor', places: 'See places that help' },
}
