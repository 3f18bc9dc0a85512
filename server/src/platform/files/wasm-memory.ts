const MEMORY_SECTION = 5
const HEAD_BYTES = 8
const HAS_MOST = 1

/**
 * A WebAssembly module whose memory cannot grow past `most_pages` of 64 KiB (WebAssembly core 2.0, 5.5.8): the number that it
 * brings is written over in place. Throws when the module says nothing of a most.
 */
export function capMemory(module: Uint8Array<ArrayBuffer>, most_pages: number): Uint8Array<ArrayBuffer> {
  const capped = module.slice()
  let at = HEAD_BYTES
  while (at < capped.length) {
    const section = capped[at]
    const { value: length, end: body } = readNumber(capped, at + 1)
    if (section === MEMORY_SECTION) {
      const { end: flags } = readNumber(capped, body)
      if (capped[flags] !== HAS_MOST) break
      const { end: begin } = readNumber(capped, flags + 1)
      const { end } = readNumber(capped, begin)
      writeNumber(capped, begin, end, most_pages)
      return capped
    }
    at = body + length
  }
  throw new Error('wasm: the memory has no most')
}

/** LEB128. */
function readNumber(bytes: Uint8Array, from: number): { value: number; end: number } {
  let value = 0
  let at = from
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++] ?? 0
    value |= (byte & 0x7f) << shift
    if ((byte & 0x80) === 0) return { value, end: at }
  }
}

/** The same number of bytes as before, so that nothing moves. */
function writeNumber(bytes: Uint8Array, from: number, end: number, value: number): void {
  let rest = value
  for (let at = from; at < end; at += 1) {
    bytes[at] = (rest & 0x7f) | (at < end - 1 ? 0x80 : 0)
    rest >>>= 7
  }
  if (rest > 0) throw new Error('wasm: the most does not fit')
}
