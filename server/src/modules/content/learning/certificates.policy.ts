import { CYRILLIC_AS_LATIN } from '@himoya/contract/cyrillic'
import { comparable } from '@himoya/contract/read-text'

/** No letter or digit that is taken for another when it is read out or typed. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz'
const GROUPS = 3
const GROUP_LENGTH = 4
const CORRECTED_WITHIN_MS = 24 * 3_600_000

/** `k7mp-3xqt-9wna`: 59 bits, so that nobody meets one by trying. `draw` gives a random whole number below its argument. */
export const newCode = (draw: (below: number) => number): string =>
  Array.from({ length: GROUPS }, () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[draw(SIGNS.length)]).join('')).join('-')

/** A slip of the pen may be put right for a day; afterwards a certificate is whose it is. */
export const isCorrectable = (issued_at: Date, now: Date): boolean => now.getTime() - issued_at.getTime() < CORRECTED_WITHIN_MS

/** As people spell their names in Latin: х and ҳ are one, ц begins no name as `ts` on every paper, nor е as `ye`. */
const asSpelled = (latin: string): string => latin.replaceAll('x', 'h').replaceAll('ts', 's').replaceAll('ye', 'e')

/** A name in one spelling for both Uzbek scripts, without capitals, marks and signs between its words. */
export const nameKey = (name: string): string =>
  asSpelled(Array.from(comparable(name), (letter) => CYRILLIC_AS_LATIN[letter] ?? letter).join(''))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Does the paper that somebody holds bear the name that was certified? What has no letter is no name. */
export const isSameName = (certified: string, typed: string): boolean =>
  nameKey(typed) !== '' && nameKey(certified) === nameKey(typed)
