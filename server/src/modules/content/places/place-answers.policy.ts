import { FEWEST_ANSWERS } from '@himoya/contract/content/test-lists'

const STEP = 5

/** What is told of a count: at least so many, in fives, and nothing of fewer than ten (decisions 0026, 0092). */
export const atLeast = (count: number): number | null => (count < FEWEST_ANSWERS ? null : count - (count % STEP))

type Heard = {
  /** How many "no" are shown. */
  no: number
  /** Day of the newest words that can be read; null: there are none, or not for whoever asks. */
  words_day: string | null
}
/** `words_from`: the first day whose words nobody has read; null: all are unread. */
type Look = { seen_no: number; words_from: string | null }

/** More people were not helped than at the last look, or somebody wrote what nobody has read. */
export function asksForLook({ no, words_day }: Heard, look: Look | null): boolean {
  const by_count = no >= FEWEST_ANSWERS && (look === null || no - look.seen_no >= STEP)
  return by_count || (words_day !== null && (look === null || look.words_from === null || words_day >= look.words_from))
}
