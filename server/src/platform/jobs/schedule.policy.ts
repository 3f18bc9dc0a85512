/** When a job runs by itself: a name of `handlers` to a crontab line in UTC. */
export type Schedule = Readonly<Record<string, string>>

const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
/** A job in turn has that long to begin and to end well, before somebody is told. */
const PATIENCE_MS = 3_600_000

/** What the queue knows the scheduled ones by: at most one of a name waits. */
export const keyOf = (task: string): string => `scheduled ${task}`

/**
 * From one time to the next, in ms; 0: every few minutes, where a missed one needs no making up. Another line is refused, so that
 * nobody writes one that is missed without a word.
 */
export function turnOf(line: string): number {
  if (/^\d+ \d+ \* \* \*$/.test(line)) return DAY_MS
  if (/^\d+ \* \* \* \*$/.test(line)) return HOUR_MS
  if (/^\*(\/\d+)? \* \* \* \*$/.test(line)) return 0
  throw new Error(`the schedule ${line} is neither daily, hourly nor of minutes`)
}

/** What the queue knows of a scheduled job: when it last had its turn, and since when one waits that has not ended well. */
export type Turn = { name: string; last_turn: Date | null; waits_since: Date | null }

/**
 * Names of the daily and hourly jobs that should have ended well by now; one that the queue does not know at all is one of them.
 */
export function overdueJobs(schedule: Schedule, turns: readonly Turn[], now: Date): string[] {
  const known = new Map(turns.map((turn) => [turn.name, turn]))
  const since = (at: Date): number => now.getTime() - at.getTime()
  return Object.entries(schedule).flatMap(([name, line]) => {
    const turn = turnOf(line)
    if (turn === 0) return []
    const { last_turn = null, waits_since = null } = known.get(name) ?? {}
    const missed = last_turn === null || since(last_turn) > turn + PATIENCE_MS
    return missed || (waits_since !== null && since(waits_since) > PATIENCE_MS) ? [name] : []
  })
}
