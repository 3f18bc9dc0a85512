/** One limit: `points` uses in `seconds`. */
export type Limit = { points: number; seconds: number }

export type Limiter = {
  /**
   * Takes `cost` from the bucket of `key` under `name`. Answers the seconds to wait, 0 when there was room.
   * Keys are hashed before they are kept: an address or a phone never stands in memory or a dump in the clear.
   */
  take(name: string, key: string, limit: Limit, cost?: number): Promise<number>
  /** How much of the limit is used, without using it. */
  used(name: string, key: string): Promise<number>
  /** Forgets what was used (after a success that clears a slow-down). */
  clear(name: string, key: string): Promise<void>
}
