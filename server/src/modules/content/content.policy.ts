import { DAY_MS } from '@himoya/contract/tashkent'

/** A published number that stopped working is worse than none: a check holds a year (safety.md 6). */
const CHECK_HOLDS_MS = 365 * DAY_MS

type Checked = { verified_at: Date | null }

const isVerified = ({ verified_at }: Checked, now: Date): boolean =>
  verified_at !== null && now.getTime() - verified_at.getTime() < CHECK_HOLDS_MS

/**
 * The numbers that may be shown: those a person checked within a year. When no check holds any more, those that were ever
 * checked: a page without a single number is worse than an old one.
 */
export function shownNumbers<Row extends Checked>(rows: readonly Row[], now: Date): Row[] {
  const fresh = rows.filter((row) => isVerified(row, now))
  return fresh.length > 0 ? fresh : rows.filter(({ verified_at }) => verified_at !== null)
}
