/* One reader of what people type, for the browser, the server and the console: what is kept of a text, and how two are compared. */

/**
 * The inside of a character class: what keyboards, copied pages and table programs put for the apostrophe of o‘ and g‘ and for the
 * tutuq belgisi. All that Unicode calls its look-alikes (TR 39, confusables) but letters of other scripts, the commas that stand over a
 * letter, and the hamza that stands for it in transliterations. No other file lists them (scripts/checks/apostrophes.check.ts), and
 * `text_unmarked` of the database is the same; a test compares the two.
 */
export const APOSTROPHES =
  "'`\\u00B4\\u02B9-\\u02C1\\u02C8\\u02CA\\u02CB\\u02EE\\u02F4\\u0312-\\u0315\\u0343\\u0374\\u0384\\u055A\\u055D\\u059C\\u059D\\u05F3" +
  '\\u0621\\u0654\\u066C\\u0674\\u07F4\\u07F5\\u1FBD\\u1FBF\\u1FEF\\u1FFD\\u1FFE\\u2018\\u2019\\u201B\\u2032\\u2035\\u275B\\u275C\\uA78B\\uA78C\\uFF07\\uFF40'

/** What only hides or turns what can be read: controls, bidi marks and overrides, zero-width signs. */
const HIDES =
  '\\u0000-\\u0008\\u000E-\\u001B\\u007F-\\u0084\\u0086-\\u009F\\u00AD\\u034F\\u061C\\u180E\\u200B\\u200E\\u200F' +
  '\\u202A-\\u202E\\u2060-\\u206F\\uFEFF\\uFFF9-\\uFFFB'

/** What parts lines, paragraphs, pages and records: words on both sides of it stay apart. */
export const BREAKS = '\\u000A-\\u000D\\u001C-\\u001F\\u0085\\u2028\\u2029'

/** What a reader takes for one word although it stands between two letters of it: all that is hidden, and the joiners. */
export const UNSEEN = `${HIDES}\\u200C\\u200D`

/** Nothing in here has to be looked at: printed Latin and Cyrillic, punctuation, tabs and line feeds; all of it is NFC. */
const PLAIN = /^[\n\t -~\u00A1-\u00AC\u00AE-\u02FF\u0400-\u0482\u048A-\u052F\u2010-\u2027\u2030-\u205E]*$/
const HALF_PAIR = /\p{Surrogate}/gu
const HIDDEN = new RegExp(`[${HIDES}]`, 'gu')
const BREAK = new RegExp(`\\r\\n|[${BREAKS}]`, 'gu')
/** Hangul fillers: seen as a space, so they part what stands beside them. */
const BLANK = /[\u115F\u1160\u3164\uFFA0]/gu
/** The flags of England, Scotland and Wales are a black flag with letters in tags; elsewhere a tag only hides. */
const TAGS = /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F})|[\u{E0000}-\u{E007F}]/gu
/** Persian and Urdu, Hindi and Bengali spell with it, between two letters. */
const LONE_NON_JOINER = /(?<![\p{L}\p{M}\p{N}])\u200C|\u200C(?![\p{L}\p{N}])/gu
const VIRAMA = '\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA'
/** Emoji of families are built with it, and conjuncts behind a virama. */
const LONE_JOINER = new RegExp(
  `(?<!\\p{Extended_Pictographic}\\uFE0F?|[\\p{Emoji_Modifier}${VIRAMA}])\\u200D|(?<![${VIRAMA}])\\u200D(?!\\p{Extended_Pictographic})`,
  'gu',
)

/** Whether `readText` and NFC leave the text as it is; most are. */
export const isPlain = (text: string): boolean => PLAIN.test(text)

/**
 * A text as it is kept (safety.md 21): what only hides or turns is gone, what spells stays, and every break of a line, a page or a
 * record is a line feed. Normal forms and lengths are the caller's.
 */
export function readText(text: string): string {
  if (isPlain(text)) return text
  return text
    .replaceAll(HALF_PAIR, '')
    .replaceAll(BLANK, ' ')
    .replaceAll(HIDDEN, '')
    .replaceAll(TAGS, '$1')
    .replaceAll(/\u200C{2,}/g, '\u200C')
    .replaceAll(LONE_NON_JOINER, '')
    .replaceAll(LONE_JOINER, '')
    .replaceAll(BREAK, '\n')
}

const NOT_SEEN = new RegExp(`[${UNSEEN}]`, 'gu')
const MARK = new RegExp(`[${APOSTROPHES}]`, 'gu')

/** Every look-alike as `'`, and nothing that cannot be seen. */
export const levelApostrophes = (text: string): string => text.replaceAll(NOT_SEEN, '').replaceAll(MARK, "'")

const unmarked = (text: string): string => levelApostrophes(text).replaceAll("'", '')

/**
 * How two texts are compared, whoever typed them where: without marks, in compatibility form, in small letters. The marks go first:
 * NFKC makes a space with an accent of U+00B4; and again, because it makes some of other signs.
 */
export const comparable = (text: string): string => unmarked(unmarked(text).normalize('NFKC').toLowerCase())
