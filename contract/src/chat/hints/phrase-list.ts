import type { HintTopic } from '../desk-lists.ts'

/**
 * The phrases of one language, as data. Phrases are separated by commas or lines; a phrase is words with a space between:
 *
 * - `word` the word itself; `word*` every word that begins so; `a|b*` one of them; `@name` one of the words of that class;
 * - `word+` begins so and goes on without the Uzbek negation -ma-: `ur+` is urdi and uradi, not urmaydi;
 * - `=word` compared with its o‘ and g‘, because without them it is another word;
 * - `~` up to two words may stand between;
 * - `a & b` both in one sentence, near each other, whichever comes first.
 *
 * Spelling, alphabet and apostrophes are levelled by words.ts, one typing error in a long word by word-index.ts.
 */
export type PhraseList = {
  /** Words that stand for each other; separated by spaces. */
  classes: Record<string, string>
  topics: Record<HintTopic, string>
  /** What is said and means something else: laughing to death, killing time. What touches it is no hint. */
  calm: string
  /** A word that denies the one right behind it, unless the phrase itself holds it: «не бьёт». */
  not_before: string
  /** One that denies what follows within three words of its clause: «нет мыслей о…». */
  none_before: string
  /** One that denies what stands right before it: «o‘lmoqchi emasman». */
  not_after: string
  /** Where such words are told and not lived: a game, a film, a song, homework, a joke. */
  settings: readonly Setting[]
}

export type Setting = {
  /** What says so. */
  words: string
  /** Which topics it takes away from its sentence; the others stay. */
  topics: readonly HintTopic[]
  /** What says in the same sentence that it is lived after all. */
  unless: string
}
