import { LANGUAGES, type Language } from '@himoya/contract/languages'

type TextsByLanguage = Record<Language, Record<string, unknown>>

/** The language whose texts are served where `lang` is asked for: itself when it has a title, else Uzbek, else any. */
export function servedLanguage(texts: TextsByLanguage, lang: Language): Language {
  const hasTitle = (one: Language): boolean => typeof texts[one]['title'] === 'string' && texts[one]['title'].trim() !== ''
  return [lang, ...LANGUAGES].find(hasTitle) ?? LANGUAGES[0]
}

/** All words a reader sees, in their order, without form: for excerpts and for search, which reads `search_words` beside them. */
export function plainWords(texts: unknown): string {
  if (typeof texts === 'string') return texts
  if (Array.isArray(texts)) return texts.map(plainWords).filter(Boolean).join(' ')
  if (typeof texts !== 'object' || texts === null) return ''
  return Object.entries(texts)
    .filter(([key]) => !NO_WORDS.has(key))
    .map(([, value]) => plainWords(value))
    .filter(Boolean)
    .join(' ')
}

/** Keys whose values are no words. */
const NO_WORDS: ReadonlySet<string> = new Set([
  'type',
  'tone',
  'card',
  'href',
  'media_id',
  'level',
  'ordered',
  'bold',
  'italic',
  // Words that nobody may find who has not answered yet.
  'questions',
  'bands',
  'thanks',
  'search_words',
])
