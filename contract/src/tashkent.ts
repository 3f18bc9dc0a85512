/** Asia/Tashkent has been UTC+5 without summer time since 1992. */
export const TASHKENT_MS = 5 * 3_600_000
export const DAY_MS = 24 * 3_600_000

/** The wall clock at an instant (milliseconds since 1970), as if it were UTC. */
export const wallClock = (instant: number): string => new Date(instant + TASHKENT_MS).toISOString()

/** The calendar day of an instant: `2026-11-21`. */
export const tashkentDay = (instant: string | number | Date): string => wallClock(new Date(instant).getTime()).slice(0, 10)

/** When a day begins, in milliseconds since 1970. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) - TASHKENT_MS

/** Noon of a day as an ISO instant: no reader's zone moves it to another day. */
export const noonOf = (day: string): string => new Date(startOfDay(day) + DAY_MS / 2).toISOString()
