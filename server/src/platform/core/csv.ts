import { stringify } from 'csv-stringify/sync'

/** A table program reads what begins so as a formula; the library does not look behind spaces. */
const FORMULA_BEHIND_SPACES = /^\s+[=+\-@＝＋－＠]/
/** Kept whole by every program, whichever sign it divides fields by. */
const QUOTED = /[\t\r\n;]/

type Form = {
  /** Without it table programs take the file for another alphabet. */
  bom: boolean
}

/**
 * A table (RFC 4180). Whatever begins like a formula stands behind an apostrophe and is words: people outside write into what
 * ends up here (OWASP, CSV Injection).
 */
export function writeCsv(rows: readonly (readonly string[])[], { bom }: Form): string {
  const harmless = rows.map((row) => row.map((field) => (FORMULA_BEHIND_SPACES.test(field) ? `'${field}` : field)))
  return stringify(harmless, { bom, escape_formulas: true, quoted_match: QUOTED, record_delimiter: '\r\n' })
}
