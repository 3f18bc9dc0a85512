import type { Language } from '@himoya/contract/languages'
import type { PublishedItem } from '../../server/src/modules/content/live/published-items.service.ts'
import { v7 as uuid } from '../../server/src/platform/crypto/ids.ts'

const SYLLABLES: Record<Language, readonly string[]> = {
  uz: [
    'qa',
    'bo',
    'shi',
    'lo',
    'mu',
    'te',
    'ri',
    'go‘',
    'chu',
    'ya',
    'ko',
    'no',
    'xa',
    'di',
    'o‘r',
    'sa',
    'mi',
    'tu',
    'be',
    'ran',
  ],
  ru: ['ка', 'бо', 'ши', 'ло', 'му', 'те', 'ри', 'го', 'чу', 'я', 'ко', 'но', 'ха', 'ди', 'ор', 'са', 'ми', 'ту', 'бе', 'ран'],
  en: ['ca', 'bo', 'shi', 'lo', 'mu', 'te', 'ri', 'go', 'chu', 'ya', 'co', 'no', 'ha', 'di', 'or', 'sa', 'mi', 'tu', 'be', 'ran'],
}
/** Words that stand in every text, as the commonest of a language do. */
const EVERYWHERE: Record<Language, string> = { uz: 'bola', ru: 'ребёнок', en: 'child' }
const WORDS = 30_000
const LENGTH = 120

/** Numbers from 0 to 1 that are the same in each run. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

function wordOf(lang: Language, place: number): string {
  const syllables = SYLLABLES[lang]
  let word = ''
  for (let rest = place + syllables.length; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length]!
  return word
}

/** A text as long as a lesson; few words are common and most are rare, as in any language. */
function textOf(lang: Language, roll: () => number, words: number): string {
  const one = (): string => wordOf(lang, Math.floor(WORDS * roll() ** 4))
  return Array.from({ length: words }, one).join(' ')
}

/** News in three languages, made of invented words. */
export function madeNews(from: number, count: number): PublishedItem[] {
  return Array.from({ length: count }, (_, index) => {
    const roll = dice(from + index + 1)
    const texts = (lang: Language) => ({
      title: textOf(lang, roll, 6),
      summary: textOf(lang, roll, 14),
      body: [{ type: 'paragraph' as const, spans: [{ text: `${EVERYWHERE[lang]} ${textOf(lang, roll, LENGTH)}` }] }],
    })
    return {
      id: uuid(),
      type: 'news',
      slug: `made-${from + index}`,
      facts: { cover: null, tags: [], region: null },
      texts: { uz: texts('uz'), ru: texts('ru'), en: texts('en') },
    }
  })
}

const plain = (title: string, body: string) => ({
  title,
  summary: '',
  body: [{ type: 'paragraph' as const, spans: [{ text: body }] }],
})

/** The one that every spelling has to find. */
export const TARGET: PublishedItem = {
  id: uuid(),
  type: 'news',
  slug: 'target',
  facts: { cover: null, tags: [], region: null },
  texts: {
    uz: plain('O‘qituvchi uchun maslahat', 'Maktabda bola jim bo‘lib qolsa, o‘qituvchi nima qiladi?'),
    ru: plain('Совет учителю', 'Что делает учитель, когда ребёнок замолчал в школе?'),
    en: plain('Advice for a teacher', 'What does a teacher do when a child falls silent at school?'),
  },
}
