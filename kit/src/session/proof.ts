/** The puzzle of `proof_required`: find a counter so that SHA-256(`salt:counter`) starts with `bits` zero bits. */
export type Challenge = { salt: string; bits: number }

const BATCH = 256

/** Returns the value of the header `x-proof`: `salt:counter`. 16 bits take about 65,000 hashes. */
export async function solveProof({ salt, bits }: Challenge): Promise<string> {
  const encoder = new TextEncoder()
  for (let first = 0; ; first += BATCH) {
    const tries = Array.from({ length: BATCH }, (_, index) => `${salt}:${first + index}`)
    // the browser hashes a batch on its own threads, so the page stays alive meanwhile
    const hashes = await Promise.all(tries.map((text) => crypto.subtle.digest('SHA-256', encoder.encode(text))))
    const found = hashes.findIndex((hash) => leadingZeroBits(new Uint8Array(hash)) >= bits)
    if (found >= 0) return tries[found]!
  }
}

export function leadingZeroBits(bytes: Uint8Array): number {
  const full = bytes.findIndex((byte) => byte !== 0)
  if (full < 0) return bytes.length * 8
  return full * 8 + Math.clz32(bytes[full]!) - 24
}
