import { startSha256 } from './sha256.ts'

/** The puzzle of `proof_required`: find a counter so that SHA-256(`salt:counter`) starts with `bits` zero bits (at most 32). */
export type Challenge = { salt: string; bits: number }

/** What a page may be kept from drawing and hearing without being felt (half of what RAIL gives an answer to a touch). */
const TURN_MS = 50
/** The clock is looked at once for so many. */
const BATCH = 256

/** Returns the value of the header `x-proof`: `salt:counter`. 16 bits take about 65,000 hashes. */
export async function solveProof({ salt, bits }: Challenge): Promise<string> {
  const hashOf = startSha256(`${salt}:`)
  for (let counter = 0; ; await nextTurn()) {
    const until = performance.now() + TURN_MS
    do {
      for (const end = counter + BATCH; counter < end; counter += 1) {
        if (Math.clz32(hashOf(String(counter))[0]!) >= bits) return `${salt}:${counter}`
      }
    } while (performance.now() < until)
  }
}

/** By a message to oneself: a timer of a page that is out of sight comes once a second at best. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
