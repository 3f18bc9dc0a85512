import type { Stage } from '../attack.ts'
import type { Held } from '../loop.ts'

/** What was on its way, and when, by the wall clock. */
export type Sent<T> = { what: T; began_at: number; ended_at: number }

/** What was told comes a little later than it was. */
const SLACK_MS = 40
const MOST = 400
const BOUND_US = 50_000

/** Each that was on its way during a turn beyond the bound, once; those of the longest turns first. */
function suspectsOf<T>(sent: readonly Sent<T>[], held: readonly Held[]): T[] {
  const all = held
    .toSorted((one, other) => other.held_us - one.held_us)
    .flatMap(({ held_us, ended_at }) => {
      const from = ended_at - held_us / 1_000 - SLACK_MS
      return sent.filter((one) => one.ended_at >= from && one.began_at <= ended_at + SLACK_MS).map(({ what }) => what)
    })
  return [...new Set(all)].slice(0, MOST)
}

type Again<T> = {
  sent: readonly Sent<T>[]
  /** How many turns beyond the bound there had been before. */
  since: number
  again(what: T): Promise<unknown>
  describe(what: T): string
}

/** Turns beyond the bound belong to many that came together; each of them comes once more alone, and is held to it alone. */
export async function findHeld<T>({ house, figure, find }: Stage, { sent, since, again, describe }: Again<T>): Promise<void> {
  const held = house.loop.held.slice(since)
  figure('turns_over_50ms', held.length)
  let worst_alone = 0
  for (const what of suspectsOf(sent, held)) {
    let least = Infinity
    for (let turn = 0; turn < 3 && least > BOUND_US; turn += 1) {
      await house.loop.worst()
      await again(what)
      least = Math.min(least, (await house.loop.worst()).worst_us)
    }
    worst_alone = Math.max(worst_alone, least)
    if (least > BOUND_US) find('held', `${Math.round(least / 1_000)} ms ${describe(what)}`)
  }
  figure('worst_alone_ms', Math.round(worst_alone / 100) / 10)
}
