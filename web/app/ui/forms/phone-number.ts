/** A number of Uzbekistan after `+998`: nine digits, kept as digits and shown in groups: `90 123 45 67`. */
const LENGTH = 9
const GROUPS = [2, 3, 2, 2] as const

/** The nine digits of whatever was typed or pasted: with +998, 998 or 8 before it, with spaces, brackets and dashes. */
export function nationalDigits(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '')
  const without_country = typed.trim().startsWith('+') || digits.length > LENGTH ? digits.replace(/^998/, '') : digits
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

/** `+998 90 123 45 67`. */
export const formatFull = (full: string): string => `+998 ${formatNational(full.slice('+998'.length))}`
