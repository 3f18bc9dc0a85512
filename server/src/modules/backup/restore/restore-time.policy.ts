import { TASHKENT_MS, wallClock } from '@himoya/contract/tashkent'

/** `2026-11-22 14:05` of the clock in Tashkent (UTC+5); null: it is no such time. */
export function readMinute(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text)) return null
  const at = new Date(`${text.replace(' ', 'T')}:00Z`)
  // 31 February and 25:00 are no times, though some are moved on to one.
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 16) !== text.replace(' ', 'T')) return null
  return new Date(at.getTime() - TASHKENT_MS)
}

/** The minute in which this happened, and where its clock stands. */
export const sayMinute = (at: Date): string => `${wallClock(at.getTime()).slice(0, 16).replace('T', ' ')} (Tashkent)`

type Known = { id: string; ended_at: string }

/** The backup to begin with: the newest that was whole at that minute; without one the newest of all. Of none: undefined. */
export function chooseBackup<B extends Known>(backups: readonly B[], to: Date | null): B | undefined {
  return backups
    .filter(({ ended_at }) => to === null || Date.parse(ended_at) <= to.getTime())
    .toSorted((one, other) => Date.parse(one.ended_at) - Date.parse(other.ended_at))
    .at(-1)
}
