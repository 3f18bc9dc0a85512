import { DAY_MS, startOfDay, tashkentDay } from '@himoya/contract/tashkent'

type Backup = { id: string; ended_at: string }

/** Of the newest 14 days, 8 weeks and 12 months in which there is one, the last of each. */
const DAYS = 14
const WEEKS = 8
const MONTHS = 12

/** A Monday began the first week that was counted so. */
const MONDAY = startOfDay('1970-01-05')

const dayOf = ({ ended_at }: Backup): string => tashkentDay(ended_at)
const weekOf = (backup: Backup): string => String(Math.floor((startOfDay(dayOf(backup)) - MONDAY) / (7 * DAY_MS)))
const monthOf = (backup: Backup): string => dayOf(backup).slice(0, 7)

/** Days, weeks and months are those of the calendar in Tashkent. The newest is always kept. */
export function keptBackups<B extends Backup>(backups: readonly B[]): B[] {
  const newest = newestFirst(backups)
  const kept = new Set([
    ...lastOfEach(newest, dayOf, DAYS),
    ...lastOfEach(newest, weekOf, WEEKS),
    ...lastOfEach(newest, monthOf, MONTHS),
  ])
  return backups.filter((backup) => kept.has(backup))
}

/** The oldest from which a restore can still go to any minute. */
export function oldestDaily<B extends Backup>(backups: readonly B[]): B | undefined {
  return lastOfEach(newestFirst(backups), dayOf, DAYS).at(-1)
}

const newestFirst = <B extends Backup>(backups: readonly B[]): B[] =>
  backups.toSorted((one, other) => Date.parse(other.ended_at) - Date.parse(one.ended_at))

function lastOfEach<B extends Backup>(newest: readonly B[], periodOf: (backup: B) => string, count: number): B[] {
  const periods = [...new Set(newest.map(periodOf))].slice(0, count)
  return periods.map((period) => newest.find((backup) => periodOf(backup) === period)!)
}
