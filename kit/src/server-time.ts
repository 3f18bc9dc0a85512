/*
 * What time it is by the server, which answers with it. A device's clock may be days off, and be set right while something waits
 * to be sent, so no age is told by it alone.
 */

export type ServerTime = {
  /** Of each answer: its `Date`. */
  hear(date: string | null): void
  /** When something is written: of two estimates the later one, so that it is rather taken for young. */
  writtenAt(): string
  /** How long ago in ms, rather too little than too much. */
  ageOf(written_at: string): number
}

/** `Date` knows whole seconds, and an answer takes its time: nearer than this a clock is right, and is not corrected. */
const NEAR_MS = 5_000

/** `device`: a clock that may jump; `running`: one that only runs on, and stands still while a phone sleeps. Both in ms. */
export function createServerTime(device = (): number => Date.now(), running = (): number => performance.now()): ServerTime {
  /** What the three clocks said at the same moment. */
  let heard: { server: number; device: number; running: number } | null = null
  function estimates(): [number, number] {
    if (heard === null) return [device(), device()]
    return [heard.server + device() - heard.device, heard.server + running() - heard.running]
  }
  return {
    hear(date) {
      const server = Date.parse(date ?? '')
      const isNear = (time: number): boolean => Math.abs(server - time) < NEAR_MS
      if (!Number.isFinite(server) || (heard !== null && estimates().every(isNear))) return
      heard = { server: isNear(device()) ? device() : server, device: device(), running: running() }
    },
    writtenAt: () => new Date(Math.max(...estimates())).toISOString(),
    ageOf: (written_at) => Math.min(...estimates()) - Date.parse(written_at),
  }
}

/** This page's. */
export const server_time = createServerTime()
