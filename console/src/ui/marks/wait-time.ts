const SECOND_MS = 1_000

/** After this the clock turns amber: the answer the service aims at. */
const LONG_WAIT_MS = 5 * 60_000

/** How long somebody waits, as a clock: `0:41`, `12:05`, `1:02:03`. A computer whose clock is behind shows `0:00`. */
export function formatWait(since: string, now_ms: number): string {
  const seconds = Math.max(0, Math.floor((now_ms - Date.parse(since)) / SECOND_MS))
  const two = (value: number): string => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const rest = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

export const isLongWait = (since: string, now_ms: number): boolean => now_ms - Date.parse(since) >= LONG_WAIT_MS
