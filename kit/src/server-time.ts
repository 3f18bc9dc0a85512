/*
 * What time it is by the server, which answers with it. A device's clock may be days off, and be set right while something waits
 * to be sent, so no age is told by it alone.
 */

/** What the server's clock, the device's, and the one that only runs on, said at the same moment. */
let heard: { server: number; device: number; running: number } | null = null

/**
 * `Date` knows whole seconds, and an answer takes its time: nearer than this a clock is right, and is not corrected back and
 * forth.
 */
const NEAR_MS = 5_000

/** Of each answer: its `Date`. */
export function hearServerTime(date: string | null): void {
  const server = Date.parse(date ?? '')
  const isNear = (time: number): boolean => Math.abs(server - time) < NEAR_MS
  if (!Number.isFinite(server) || (heard !== null && estimates().every(isNear))) return
  const device = Date.now()
  heard = { server: isNear(device) ? device : server, device, running: performance.now() }
}

/** Since then by the device's clock, which may have jumped, and by the running one, which stands still while a phone sleeps. */
function estimates(): [number, number] {
  if (heard === null) return [Date.now(), Date.now()]
  const { server, device, running } = heard
  return [server + Date.now() - device, server + performance.now() - running]
}

/** When something is written: of two estimates the later one, so that it is rather taken for young. */
export const writtenAt = (): string => new Date(Math.max(...estimates())).toISOString()

/** How long ago in ms, rather too little than too much. */
export const ageOf = (written_at: string): number => Math.min(...estimates()) - Date.parse(written_at)
