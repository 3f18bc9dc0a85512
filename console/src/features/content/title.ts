import type { Language } from '@himoya/contract/languages'
import { titleIn } from '../../ui/words/title-in.ts'

type Texts = Record<Language, Record<string, unknown>>

/** The title among these texts, in the reader's language or the first that has one. */
export function titleOf(texts: Texts, lang: Language): string {
  const written = (one: Language): string => (typeof texts[one]['title'] === 'string' ? texts[one]['title'] : '')
  return titleIn({ uz: written('uz'), ru: written('ru'), en: written('en') }, lang)
}
