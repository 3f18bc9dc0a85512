/** What came of bytes that were no UTF-8, and what no table has: a file of 16 bits a letter that was read as if it had eight. */
const TORN = /[\uFFFD\u0000]/

/** The letters of a code page by their byte; of the table programs used here. */
const PAGES = ['windows-1251', 'windows-1252'].map((name) => {
  const letters = new TextDecoder(name).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  return new Map(Array.from(letters, (letter, byte) => [letter, byte]))
})
/** By chance a capital and a quote may look like a letter read twice; two in one field do not. */
const BY_CHANCE = 1

/**
 * Why a table must not be stored as it came: `torn`, letters are missing that nobody can bring back; `read_twice`, its UTF-8 was read
 * as another code page and written as UTF-8 anew. null: it is whole.
 */
export function tableFault(csv: string): 'torn' | 'read_twice' | null {
  if (TORN.test(csv)) return 'torn'
  const fields = csv.split(/[\n\r,;\t"]+/)
  return fields.some((field) => PAGES.some((page) => lettersReadTwice(field, page) > BY_CHANCE)) ? 'read_twice' : null
}

/** How many letters beyond ASCII these would be, were they the bytes of a text in UTF-8; 0: they are no such bytes. */
function lettersReadTwice(field: string, page: ReadonlyMap<string, number>): number {
  const bytes = Array.from(field, (letter) => page.get(letter))
  if (!bytes.every((byte) => byte !== undefined)) return 0
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
    return Array.from(text).filter((letter) => letter > '\u007F').length
  } catch {
    // Not UTF-8: it is what it looks like.
    return 0
  }
}

/** A table's lines, whichever program wrote them: without its mark, each ended by a line feed. */
export const tableLines = (csv: string): string => csv.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
