import { readdirSync, readFileSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'

const THREADS = '/proc/self/task'
const POOL = 'libuv-worker'
/** Steps below our own: Linux gives a ninth as much for ten. */
const LOWER = 10
const LOWEST = 19

/**
 * Passwords are hashed by the threads of Node's pool, which on a small machine take every processor when many sign in or up. The
 * one thread that answers everybody, SOS among them, must not wait for these: they get what it and the database leave. Linux alone
 * gives threads a priority of their own; elsewhere nothing happens. A tenth of a processor stays theirs: pictures wait for them too,
 * and by the lowest priority a busy machine let one wait for minutes.
 */
export function lowerWorkers(): void {
  const lower = Math.min(getPriority() + LOWER, LOWEST)
  for (const thread of threads()) {
    try {
      if (readFileSync(`${THREADS}/${thread}/comm`, 'utf8').startsWith(POOL)) setPriority(Number(thread), lower)
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
