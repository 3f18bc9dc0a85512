export type Span = { starts_at: Date; ends_at: Date }

const WEEK_MS = 7 * 24 * 3_600_000
/** Longer is a slip of the hand in a date. */
const LONGEST_MS = 16 * 3_600_000

export const isTooLong = ({ starts_at, ends_at }: Span): boolean => ends_at.getTime() - starts_at.getTime() > LONGEST_MS

/** The same hours in `weeks` weeks, this one the first. Tashkent has no summer time, so a week is a week. */
export function repeated({ starts_at, ends_at }: Span, weeks: number): Span[] {
  return Array.from({ length: weeks }, (_, index) => ({
    starts_at: new Date(starts_at.getTime() + index * WEEK_MS),
    ends_at: new Date(ends_at.getTime() + index * WEEK_MS),
  }))
}

/** The first of `wanted` that lies upon one of `planned`. One that begins when another ends does not. */
export function firstOverlap<T extends Span>(wanted: readonly T[], planned: readonly Span[]): T | undefined {
  return wanted.find((one) => planned.some((other) => one.starts_at < other.ends_at && other.starts_at < one.ends_at))
}

/** How many are there for any part of the hour that begins at `at`. One person twice is one. */
export function countDuring(shifts: readonly (Span & { account_id: string })[], at: Date): number {
  const end = new Date(at.getTime() + 3_600_000)
  const there = shifts.filter(({ starts_at, ends_at }) => starts_at < end && ends_at > at)
  return new Set(there.map(({ account_id }) => account_id)).size
}
