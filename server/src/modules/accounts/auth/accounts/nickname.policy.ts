import type { FieldCode } from '@himoya/contract/errors'
import { LENGTHS } from '@himoya/contract/limits'
import { comparable, APOSTROPHES } from '@himoya/contract/read-text'

// Letters that a reader cannot tell apart, and no others: two children must not be kept from different names, and nobody
// may pose as somebody else. Cyrillic to Latin, as they look in small letters (Unicode TR 39, confusables).
const LOOK_ALIKES: Record<string, string> = {
  а: 'a',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'e',
  һ: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  ѕ: 's',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  у: 'y',
  ў: 'y',
  ı: 'i',
  ɡ: 'g',
  ο: 'o',
  α: 'a',
}

/** Letters as a reader sees them: the skeleton of TR 39. */
const skeletonOf = (letters: Iterable<string>): string => Array.from(letters, (letter) => LOOK_ALIKES[letter] ?? letter).join('')

/**
 * The form by which two nicknames are the same: case, compatibility forms, apostrophes (`o‘` as o' or ʻ), look-alike
 * letters, dots, dashes and spaces do not make a new name.
 */
export function foldNickname(nickname: string): string {
  return skeletonOf(comparable(nickname).replaceAll(/[\s._-]/g, ''))
}

/** The apostrophes that names were compared without before the one list; what was made by them is found by them. */
const EARLIER_APOSTROPHES = new Set("'`´‘’‛ʻʼʽʾʿˈ′＇")

/** The form by which a nickname was kept until then; null: it is the same. Whoever has such a name still comes in by it. */
export function earlierFold(nickname: string): string | null {
  const letters = [...nickname.normalize('NFKC').toLowerCase()].filter(
    (sign) => !EARLIER_APOSTROPHES.has(sign) && !/[\s._-]/.test(sign),
  )
  const fold = skeletonOf(letters)
  return fold === foldNickname(nickname) ? null : fold
}

/** As it is kept and shown: one line, single spaces. */
export const tidyNickname = (nickname: string): string => nickname.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()

// The joiners spell in some scripts and build emoji of families; `readText` has left no other.
const ALLOWED = new RegExp(`^[\\p{L}\\p{M}\\p{N}\\p{Extended_Pictographic}\\u200C\\u200D ._\\-${APOSTROPHES}]+$`, 'u')

// A whole number anywhere, or nothing but a local one. A birthday behind a name (lola21112010) is no phone.
const PHONE_LIKE = /\p{N}{9,}|^\p{N}{7,}$/u

/** What is wrong with a tidy nickname, or null. It must not hold a phone or an e-mail: it is there so that nobody needs one. */
export function nicknameProblem(nickname: string): FieldCode | null {
  const length = [...nickname].length
  if (length < LENGTHS.nickname_min || foldNickname(nickname).length < LENGTHS.nickname_min) return 'too_short'
  if (length > LENGTHS.nickname) return 'too_long'
  if (nickname.includes('@') || PHONE_LIKE.test(nickname.replaceAll(/[^\p{L}\p{N}]/gu, ''))) return 'not_allowed'
  return ALLOWED.test(nickname) ? null : 'wrong_format'
}
