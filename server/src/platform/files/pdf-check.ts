import { inflateSync } from 'node:zlib'

/**
 * What a PDF must not do or carry: run scripts, start programs, send forms, bring other files, play (ISO 32000-1, 12.6.4
 * and 7.11.4); nor be locked, for then nobody can tell.
 */
const REFUSED =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia\w*|SubmitForm|ImportData|GoToE|XFA|Movie|Sound|Screen|Encrypt)(?![A-Za-z0-9])/

const MOST_UNPACKED_BYTES = 16 * 1024 * 1024
/** Of whole objects packed together, which is where dictionaries can hide. */
const PACKED_OBJECTS = /\/ObjStm(?![A-Za-z0-9])/

/** Is it a PDF from its first to its last byte, and nothing but pages? */
export function isPlainPdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text) || !text.slice(-2_048).includes('%%EOF')) return false
  if (REFUSED.test(plainNames(text))) return false
  return packedObjects(text).every((packed) => packed !== null && !REFUSED.test(plainNames(packed)))
}

/**
 * What a reader shows beside its pages, or instead of them: an electronic form, files that it carries, notes, films, sounds. Two of the
 * names are also a way to blend colours, and a word for texts.
 */
const BESIDE_PAGES = /\/(?:XFA|EmbeddedFiles?|FileAttachment|RichMedia\w*|Movie|Sound|Subtype\s*\/(?:Text|Screen))(?![A-Za-z0-9])/

/** Drawn with the page; what somebody has written to it is not. A link has such words too, for who hears the page. */
const MARKUP =
  /\/Subtype\s*\/(?:Highlight|Underline|Squiggly|StrikeOut|Stamp|Caret|Ink|Line|Square|Circle|Poly\w+)(?![A-Za-z0-9])/
const COMMENT = /\/Popup(?![A-Za-z0-9])|\/(?:Contents|RC)\s*(?:\((?!\)|\xfe\xff\))|<[0-9A-Fa-f]{5})/
const isBeside = (text: string): boolean => BESIDE_PAGES.test(text) || (MARKUP.test(text) && COMMENT.test(text))

/** Was it cut before its end, or is something in it that pictures of its pages do not show? */
export function isMoreThanPages(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (!text.slice(-2_048).includes('%%EOF') || isBeside(plainNames(text))) return true
  return packedObjects(text).some((packed) => packed !== null && isBeside(plainNames(packed)))
}

/** `/J#61va` is `/Java` (ISO 32000-1, 7.3.5). */
const plainNames = (text: string): string =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Objects packed together, unpacked; null for those packed in a way that we do not read. */
function packedObjects(text: string): (string | null)[] {
  const found: (string | null)[] = []
  for (const { index, 0: mark } of text.matchAll(/>>\s*stream\r?\n/g)) {
    const begin = text.lastIndexOf(' obj', index)
    const dictionary = plainNames(text.slice(Math.max(begin, index - 4_096), index))
    if (PACKED_OBJECTS.test(dictionary)) found.push(unpack(dictionary, text, index + mark.length))
  }
  return found
}

function unpack(dictionary: string, text: string, from: number): string | null {
  const end = text.indexOf('endstream', from)
  if (end === -1) return null
  const packed = text.slice(from, end)
  if (!dictionary.includes('/Filter')) return packed
  if (!/\/Filter\s*\[?\s*\/FlateDecode\s*\]?\s*(?=[/>]|$)/.test(dictionary) || dictionary.includes('/DecodeParms')) return null
  try {
    return inflateSync(Buffer.from(packed, 'latin1'), { maxOutputLength: MOST_UNPACKED_BYTES }).toString('latin1')
  } catch {
    // What cannot be unpacked cannot be read by an honest reader either.
    return null
  }
}
