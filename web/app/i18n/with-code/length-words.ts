import type { Language } from '@himoya/contract/languages'

/** How much room a box has left, and what is too much. */
const LENGTH_WORDS: Record<Language, { left: string; over: string }> = {
  uz: { left: '{now} / {most} belgi', over: '{over} ta belgi ortiqcha. Qisqaroq yozing: ko‘pi bilan {most} ta.' },
  ru: { left: '{now} / {most} знаков', over: 'Лишних знаков: {over}. Напишите короче: не больше {most}.' },
  en: { left: '{now} / {most} characters', over: '{over} characters too many. Make it shorter: {most} at most.' },
}

/** What is said of a text of this length; empty while there is room. */
export function lengthWords(lang: Language, length: number, most: number): string {
  if (length < most * 0.9) return ''
  const { left, over } = LENGTH_WORDS[lang]
  return (length > most ? over.replace('{over}', String(length - most)) : left.replace('{now}', String(length))).replace(
    '{most}',
    String(most),
  )
}
