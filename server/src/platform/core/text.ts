import { isPlain, readText } from '@himoya/contract/read-text'
import { AppError } from './errors.ts'

/**
 * What people type, made safe to keep and to show (safety.md 21): NFC, nothing that only hides or turns, no half of a pair, no space at
 * the ends. Tabs stay, and so does every break, as a line feed (contract, readText). A torn letter (U+FFFD) stays in sight.
 */
export function cleanText(text: string): string {
  return cleanRun(text).trim()
}

/** `cleanText` for a run of words inside a longer text (contract: Span), where a space at an end parts it from the next. */
function cleanRun(text: string): string {
  if (isPlain(text)) return text
  // Before, so that the time is bounded; afterwards, because a letter takes a mark or two of a pile into itself.
  return withoutHeaps(withoutPiles(readText(text)).normalize('NFC'))
}

/** `cleanText` for a field of one line (a name, a title): any run of white space is one space. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ')
}

/** Length as people count it and as the limits of the contract mean it. */
export function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/**
 * Normalising takes a time that grows with the square of a run of marks, so a run is cut where UAX #15 would part it (13, Stream-Safe
 * Text Format: 30). The two halfwidth signs become marks by NFKC.
 */
const PILE = /(?<![\p{M}\uFF9E\uFF9F])([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu
const withoutPiles = (text: string): string => text.replaceAll(PILE, '$1')

/**
 * What is piled on one letter covers the lines above and below it. Burmese, Hebrew with its accents and Tibetan need up to six in a
 * row; nothing that is read needs nine.
 */
const HEAP = /(?<![\p{M}\uFF9E\uFF9F])([\p{M}\uFF9E\uFF9F]{8})[\p{M}\uFF9E\uFF9F]+/gu
const withoutHeaps = (text: string): string => text.replaceAll(HEAP, '$1')

/** Secrets are compared, not shown: normalised once (safety.md 12), otherwise left as they were typed. */
const VERBATIM = /password$|^refresh$|_token$/

/** A table is read by its own rules, field by field: a break inside one must not become a row. */
const TABLE = 'csv'

/** Fields whose texts are runs of one line: those of a rich text's paragraph, and of its list's entries. */
const RUNS = /^(?:spans|items)$/

/** A rich text within a list within a lesson's three languages is ten deep. */
const DEEPEST = 32
/** The biggest course in three languages has a third of it. */
const MOST_VALUES = 20_000

/**
 * Cleans every text of a request's body, query or path before its schema counts the characters. Throws `invalid` for what no schema
 * takes before time is spent on it: too deep a nesting, too many values, a secret nobody can type.
 */
export function cleanInput(input: unknown): unknown {
  let values = 0

  const clean = (value: unknown, field: string, above: string, depth: number): unknown => {
    values += 1
    if (values > MOST_VALUES || depth > DEEPEST) throw new AppError('invalid', { fields: { body: ['too_long'] } })
    if (typeof value === 'string') return cleanField(value, field, above)
    if (Array.isArray(value)) return value.map((item) => clean(item, field, above, depth + 1))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner, key, field, depth + 1)]))
  }
  return clean(input, '', '', 0)
}

function cleanField(text: string, field: string, above: string): string {
  if (field === TABLE) return text.toWellFormed()
  if (!VERBATIM.test(field)) return field === 'text' && RUNS.test(above) ? cleanRun(text) : cleanText(text)
  if (withoutPiles(text) !== text) throw new AppError('invalid', { fields: { [field]: ['wrong_format'] } })
  return text.toWellFormed().normalize('NFC')
}
