/** All parts together get this long unless said (safety.md 32: SIGTERM drains within 10 s). Setting STOP_SECONDS. */
const PATIENCE_MS = 9_000
/** Requests and sockets may take the most of it; what is beyond the usual is for the database. */
const PART_MS = 6_000
const FORCED_MS = 500

export type Shutdown = {
  /** `force` is called when `stop` takes too long, to make it end. */
  onStop(part: string, stop: () => Promise<unknown>, force?: () => void): void
  /** From now on all parts together get so many milliseconds. */
  allow(ms: number): void
  /** Stops the parts in the reverse order of their start, then ends the process. Asked again, it goes on as it was. */
  stop(exit_code: number): Promise<void>
}

type Part = { name: string; stop: () => Promise<unknown>; force: (() => void) | undefined }
type Terminal = { say: (line: string) => void; exit: (code: number) => void }

/** Keeps what was started, so that whatever ends the server ends all of it, each part once. */
export function createShutdown({ say, exit }: Terminal): Shutdown {
  const parts: Part[] = []
  let stopping: Promise<void> | null = null
  let patience_ms = PATIENCE_MS

  const stopAll = async (exit_code: number): Promise<void> => {
    const last_resort = setTimeout(() => exit(1), patience_ms)
    let code = exit_code
    for (let part = parts.pop(); part; part = parts.pop()) {
      const problem = await stopPart(part)
      if (problem === null) continue
      say(problem)
      code ||= 1
    }
    clearTimeout(last_resort)
    exit(code)
  }

  return {
    onStop: (name, stop, force) => void parts.push({ name, stop, force }),
    allow: (ms) => void (patience_ms = ms),
    stop(exit_code) {
      stopping ??= stopAll(exit_code)
      return stopping
    },
  }
}

/** null: it ended, by itself or by force. */
async function stopPart({ name, stop, force }: Part): Promise<string | null> {
  try {
    const ended = stop()
    if (await endsWithin(PART_MS, ended)) return null
    force?.()
    return force && (await endsWithin(FORCED_MS, ended)) ? null : `${name}: did not end in time`
  } catch (error) {
    return `${name}: ${error instanceof Error ? error.message : String(error)}`
  }
}

async function endsWithin(ms: number, ended: Promise<unknown>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(resolve, ms, false)
  try {
    return await Promise.race([ended.then(() => true), promise])
  } finally {
    clearTimeout(timer)
  }
}
