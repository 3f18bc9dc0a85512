import { setTimeout as sleep } from 'node:timers/promises'
import { errorFields, type Log } from './platform/core/log.ts'

const TURN_MS = 2_000
/** What a connection says that the other side has ended. Whoever calls can bring it about, and nothing is left half done by it. */
const BROKEN_OFF = new Set<unknown>(['ECONNRESET', 'EPIPE'])

type Options = {
  log: Log
  /** Drains and ends the process. */
  stop(): void
  /** Waits so long before it asks for its turn again. */
  turn_ms?: number
}

/** What nobody caught. `takeTurns`: from now on the server asks before it ends. */
export type Uncaught = {
  rejected(reason: unknown): void
  thrown(error: unknown): void
  /** `mayLeave`: true when no other node is leaving now. It rejects while the database is away. */
  takeTurns(mayLeave: () => Promise<boolean>): void
}

/**
 * A promise that was rejected with nobody listening leaves nothing half done in the rest of the server: it is logged, and the
 * server goes on. After an error thrown where nobody caught it nobody knows what is left, so the server drains and is started
 * anew; but where the same error hits every node, they go one after the other. A connection that broke off is no such error.
 */
export function watchUncaught({ log, stop, turn_ms = TURN_MS }: Options): Uncaught {
  let mayLeave: () => Promise<boolean> = async () => true
  let leaving = false
  const leave = async (): Promise<void> => {
    // Without its database no node may leave: it still serves kept pages, and the others may be gone.
    while (!(await mayLeave().catch(() => false))) await sleep(turn_ms)
    stop()
  }
  return {
    // Node would print the error's text, which may quote a person.
    rejected: (reason) => log.error('a rejection nobody caught', errorFields(reason)),
    thrown(error) {
      log.error('a failure nobody caught', errorFields(error))
      if (leaving || BROKEN_OFF.has((error as { code?: unknown } | null)?.code)) return
      leaving = true
      void leave()
    },
    takeTurns: (turn) => void (mayLeave = turn),
  }
}
