import { setTimeout as sleep } from 'node:timers/promises'

const TURNS = 3
const REST_MS = 200

/**
 * Asks once more, alone, what ended so beside others: a machine that stood still says "not now" and cuts lines, a fault does it
 * again. Answers whether it ended so each of three times.
 */
export async function endsSoAlone(ask: () => Promise<boolean>): Promise<boolean> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    if (!(await ask())) return false
    await sleep(REST_MS)
  }
  return true
}

/** A line that was cut before there was an answer. */
export const isReset = (error: unknown): boolean => ['ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '')
