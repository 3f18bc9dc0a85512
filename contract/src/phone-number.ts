/* One reader of phone numbers, however they are typed or pasted, for the browser, the server and the console; one form is kept. */

/** A number of Uzbekistan after `+998`: nine digits, shown in groups: `90 123 45 67`. */
const LENGTH = 9
const GROUPS = [2, 3, 2, 2] as const
/** What stands between digits: spaces, brackets, dots, slashes, dashes of every length, and what cannot be seen. */
const BETWEEN = /[\s().,/_|·•\p{Pd}\p{Cf}\u2212]/gu
const PREFIX = /^\s*(?:tel|тел)\s*[.:]+\s*/i
/** Zeros of the scripts whose digits a phone of this country's neighbours types; the nine others follow each. */
const ZEROS = [0x06_60, 0x06_f0, 0x09_66]
/** Before a number of another country, from within the country as it was and as it is. */
const ABROAD = /^(?:00|810)(?=\d{8})/
const NATIONAL = new RegExp(`^(?:\\+?998|8)?(\\d{${LENGTH}})$`)

/** What would be dialled: digits, with a plus before those of a country. null: it says something else. */
function dialled(typed: string): string | null {
  const plain = typed
    .normalize('NFKC')
    .replace(PREFIX, '')
    .replaceAll(BETWEEN, '')
    .replaceAll(/\p{Nd}/gu, latinDigit)
  if (!/^\+?\d+$/.test(plain)) return null
  return plain.replace(ABROAD, '+')
}

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  const zero = ZEROS.find((one) => code >= one && code < one + 10)
  return zero === undefined ? digit : String(code - zero)
}

/** A number of Uzbekistan in the form that is kept, `+998901234567`, of any usual way to write it; null: it is none. */
export function readPhone(typed: string): string | null {
  const national = NATIONAL.exec(dialled(typed) ?? '')?.[1]
  return national === undefined ? null : fullPhone(national)
}

/** Any number that can be dialled here: of Uzbekistan as `readPhone`, a short one or another country's by its digits; or null. */
export function readAnyPhone(typed: string): string | null {
  const phone = readPhone(typed) ?? dialled(typed)
  return phone !== null && /^\+?\d{3,15}$/.test(phone) ? phone : null
}

/** The nine digits of what was typed so far, for a box that stands behind `+998`. */
export function nationalDigits(typed: string): string {
  const phone = readPhone(typed)
  if (phone !== null) return phone.slice('+998'.length)
  const begun = dialled(typed.replaceAll(/[^\p{N}\p{Cf}+＋]/gu, '')) ?? ''
  const digits = begun.replace(/^\+/, '')
  const without_country = begun.startsWith('+') || digits.length > LENGTH ? digits.replace(/^998/, '') : digits
  const without_trunk = without_country.length > LENGTH ? without_country.replace(/^8/, '') : without_country
  return without_trunk.slice(0, LENGTH)
}

/** `901234567` becomes `90 123 45 67`, and a part of it the same part. */
export function formatNational(digits: string): string {
  let start = 0
  const parts = GROUPS.map((size) => digits.slice(start, (start += size)))
  return parts.filter(Boolean).join(' ')
}

/** What is sent: `+998901234567`. */
export const fullPhone = (digits: string): string => `+998${digits}`

export const isWholePhone = (digits: string): boolean => digits.length === LENGTH

/** `+998 90 123 45 67`; short numbers and those of other countries as they are. */
export const formatFull = (phone: string): string =>
  new RegExp(`^\\+998\\d{${LENGTH}}$`).test(phone) ? `+998 ${formatNational(phone.slice('+998'.length))}` : phone
