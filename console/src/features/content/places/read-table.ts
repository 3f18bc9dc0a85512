const WIDE = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const

/**
 * A table's text as its bytes say it: UTF-8, or 16 bits a letter with the mark that says so. null: another code page; which one
 * cannot be known, and whoever guesses loses letters.
 */
export async function readTable(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const wide = WIDE.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))
  try {
    const text = new TextDecoder(wide?.encoding ?? 'utf-8', { fatal: true }).decode(bytes)
    // 16 bits without their mark.
    return text.includes('\u0000') ? null : text
  } catch {
    // Bytes that are no letters in it.
    return null
  }
}
