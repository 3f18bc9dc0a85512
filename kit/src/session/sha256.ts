const BLOCK = 64
const LENGTH_BYTES = 8
const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19]
// prettier-ignore
const ROUNDS = Uint32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
)

/**
 * SHA-256 (FIPS 180-4) of many texts with one beginning, which is worked out once: answers its eight words for each end. Browsers
 * keep their own back from pages that came in the clear, and ask a thread for each hash, which costs more than the hash.
 * The words are overwritten by the next call.
 */
export function startSha256(beginning: string): (end: string) => Uint32Array {
  const encoder = new TextEncoder()
  const first = encoder.encode(beginning)
  const whole = first.length - (first.length % BLOCK)
  const rest = first.subarray(whole)
  const [begun, words, schedule] = [Uint32Array.from(START), new Uint32Array(8), new Uint32Array(BLOCK)]
  for (let at = 0; at < whole; at += BLOCK) mixBlock(begun, schedule, new DataView(first.buffer, at, BLOCK))

  return (end) => {
    const bytes = encoder.encode(end)
    const length = rest.length + bytes.length
    // The text, a bit of 1, zeros, and its length in bits.
    const padded = new Uint8Array(Math.ceil((length + 1 + LENGTH_BYTES) / BLOCK) * BLOCK)
    padded.set(rest)
    padded.set(bytes, rest.length)
    padded[length] = 0x80
    const view = new DataView(padded.buffer)
    view.setBigUint64(padded.length - LENGTH_BYTES, BigInt(whole + length) * 8n)
    words.set(begun)
    for (let at = 0; at < padded.length; at += BLOCK) mixBlock(words, schedule, new DataView(padded.buffer, at, BLOCK))
    return words
  }
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function mixBlock(words: Uint32Array, schedule: Uint32Array, block: DataView): void {
  for (let at = 0; at < 16; at += 1) schedule[at] = block.getUint32(at * 4)
  for (let at = 16; at < BLOCK; at += 1) {
    const [early, late] = [schedule[at - 15]!, schedule[at - 2]!]
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    schedule[at] = schedule[at - 16]! + small + schedule[at - 7]! + large
  }
  let [a, b, c, d, e, f, g, h] = words as unknown as [number, number, number, number, number, number, number, number]
  for (let at = 0; at < BLOCK; at += 1) {
    const mixed = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at]! + schedule[at]!) | 0
    const most = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = (d + mixed) | 0
    d = c
    c = b
    b = a
    a = (mixed + most) | 0
  }
  const mixed = [a, b, c, d, e, f, g, h]
  for (let at = 0; at < mixed.length; at += 1) words[at] = words[at]! + mixed[at]!
}
