import type { Presence } from '@himoya/contract/staff/staff'

export type Reminder = { kind: 'begin' | 'end' | 'over'; time: string }

const BEFORE_MS = 5 * 60_000

/**
 * What the rota has to say now: it begins (five minutes ahead), it ends soon, it is over. `last` is the shift that was
 * planned when this was asked before: once it is over the server names the next one.
 */
export function reminderOf(
  { state, planned }: Pick<Presence, 'state' | 'planned'>,
  last: Presence['planned'],
  now: number,
): Reminder | null {
  if (state === 'off') {
    if (planned && Date.parse(planned.starts_at) - now <= BEFORE_MS) return { kind: 'begin', time: planned.starts_at }
    return null
  }
  const over = last && Date.parse(last.ends_at) <= now && planned?.starts_at !== last.ends_at
  if (over) return { kind: 'over', time: last.ends_at }
  const running = planned && Date.parse(planned.starts_at) <= now
  if (running && Date.parse(planned.ends_at) - now <= BEFORE_MS) return { kind: 'end', time: planned.ends_at }
  return null
}
