/** Start of a scan, and of a frame in one pass: baseline or extended, by Huffman's code (ITU-T T.81, table B.1). */
const SCAN = 0xda
const ONE_PASS = new Set([0xc0, 0xc1])
/** These stand among the frames and are none. */
const NO_FRAME = new Set([0xc4, 0xc8, 0xcc])

/**
 * Frames, tables, what an application says, comments: each is followed by its length. A decoder passes over fill bytes and over marks
 * that have none, and whoever puts one of these before the frame would have us read another frame than the decoder does.
 */
const hasLength = (mark: number): boolean =>
  (mark >= 0xc0 && mark <= 0xcf) || (mark >= 0xda && mark <= 0xdd) || (mark >= 0xe0 && mark <= 0xef) || mark === 0xfe

/**
 * A JPEG as cameras write it, all colours in one scan: it is decoded line by line. Any other is held whole meanwhile, however small
 * it is made.
 */
export function isInOnePass(bytes: Uint8Array): boolean {
  let colours = 0
  for (let at = 2; at + 10 <= bytes.length && bytes[at] === 0xff;) {
    const mark = bytes[at + 1]!
    if (!hasLength(mark)) return false
    if (mark === SCAN) return colours > 0 && bytes[at + 4] === colours
    const is_frame = mark >= 0xc0 && mark <= 0xcf && !NO_FRAME.has(mark)
    if (is_frame && (colours > 0 || !ONE_PASS.has(mark))) return false
    if (is_frame) colours = bytes[at + 9]!
    at += 2 + (bytes[at + 2]! << 8) + bytes[at + 3]!
  }
  return false
}
