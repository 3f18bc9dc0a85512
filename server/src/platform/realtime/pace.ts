/** How many in how many seconds: the first `points` at once, then as fast as they come back. */
type Limit = { points: number; seconds: number }

export type Pace = {
  /** Milliseconds to wait before a frame of this cost is served; null: it has gone on too long. */
  take(cost: number): number | null
}

/** After so many times the limit's seconds without a rest, slowing has not been understood. */
const PATIENCE = 3

/** A budget that fills up evenly. Who overdraws it waits; who goes on overdrawing it is to be sent away. */
export function createPace({ points, seconds }: Limit, now: () => number = () => performance.now()): Pace {
  const per_ms = points / (seconds * 1_000)
  let left = points
  let filled_at = now()
  let slowed_since: number | null = null

  return {
    take(cost) {
      const time = now()
      left = Math.min(points, left + (time - filled_at) * per_ms) - cost
      filled_at = time
      if (left > points / 2) slowed_since = null
      if (left >= 0) return 0
      slowed_since ??= time
      return time - slowed_since > PATIENCE * seconds * 1_000 ? null : Math.ceil(-left / per_ms)
    },
  }
}
