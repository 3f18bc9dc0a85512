import { vi } from 'vitest'

/** Two busy cores are given this long: what has not come by then does not come. */
const PATIENCE_MS = 60_000
const LOOK_MS = 10

/** Asks until the answer is something true, and gives it back; else fails with what it asked. */
export async function until<T>(look: () => T | Promise<T>): Promise<Exclude<T, false | null | undefined>> {
  const failure = new Error(`not so within ${PATIENCE_MS / 1_000} s: ${look.toString()}`)
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end;) {
    const found = await look()
    if (found) return found as Exclude<T, false | null | undefined>
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  throw failure
}

/** Asserts until nothing is wrong; else fails with what was wrong at last. */
export const untilHolds = <T>(assert: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(assert, { timeout: PATIENCE_MS, interval: LOOK_MS })
