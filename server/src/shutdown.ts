/** All parts together get this long (safety.md 32: SIGTERM drains within 10 s). */
const PATIENCE_MS = 9_000
/** Requests and sockets may take the most of it. */
const PART_MS = 6_000

export type Shutdown = {
  /** `force` is called when `stop` takes too long, to make it end. */
  onStop(part: string, stop: () => Promise<unknown>, force?: () => void): void
  /** Stops the parts in the reverse order of their start, then ends the process. Asked again, it goes on as it was. */
  stop(exit_code: number): Promise<void>
}

type Part = { name: string; stop: () => Promise<unknown>; force: (() => void) | undefined }
type Terminal = { say: (line: string) => void; exit: (code: number) => void }

/** Keeps what was started, so that whatever ends the server ends all of it, each part once. */
export function createShutdown({ say, exit }: Terminal): Shutdown {
  const parts: Part[] = []
  let stopping: Promise<void> | null = null

  const stopAll = async (exit_code: number): Promise<void> => {
    const last_resort = setTimeout(() => exit(1), PATIENCE_MS)
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
    stop(exit_code) {
      stopping ??= stopAll(exit_code)
      return stopping
    },
  }
}

async function stopPart({ name, stop, force }: Part): Promise<string | null> {
  const { promise: late, resolve } = Promise.withResolvers<'late'>()
  const timer = setTimeout(resolve, PART_MS, 'late')
  try {
    const ended = stop()
    if ((await Promise.race([ended, late])) !== 'late') return null
    force?.()
    return `${name}: did not end in time`
  } catch (error) {
    return `${name}: ${error instanceof Error ? error.message : String(error)}`
  } finally {
    clearTimeout(timer)
  }
}
