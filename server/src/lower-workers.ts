import { readdirSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const THREADS = '/proc/self/task'
const POOL = 'libuv-worker'

/**
 * Passwords are hashed by the threads of Node's pool, which on a small machine take every processor when many sign in or up. The
 * one thread that answers everybody, SOS among them, must not wait for these: they get what it and the database leave. Linux alone
 * gives threads a priority of their own; elsewhere nothing happens.
 */
export function lowerWorkers(): void {
  for (const thread of threads()) {
    try {
      if (readFileSync(`${THREADS}/${thread}/comm`, 'utf8').startsWith(POOL))
        setPriority(Number(thread), constants.priority.PRIORITY_LOW)
    } catch {
      // It ended meanwhile, or the system does not let us: then it stays as it was.
    }
  }
}

function threads(): string[] {
  try {
    return readdirSync(THREADS)
  } catch {
    // Not Linux.
    return []
  }
}
