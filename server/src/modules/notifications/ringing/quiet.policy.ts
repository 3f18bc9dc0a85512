import { TASHKENT_MS } from '@himoya/contract/tashkent'
import { FIRST_CHOICES } from '@himoya/contract/notifications/notification-lists'
import type { Notification, Preference } from '@himoya/contract/notifications/notifications'
import type { FieldCode } from '@himoya/contract/errors'

type Kind = Notification['kind']
type Hours = { from: string; until: string }

const MINUTE = 60_000
const DAY_MINUTES = 24 * 60
const ZONE_MINUTES = TASHKENT_MS / MINUTE

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
const around = (minutes: number): number => ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES

/** The quiet hours that a moment lies in, also over midnight; null: it may ring. */
export function quietAt(hours: Hours | null, now: Date): { since: Date; until: Date } | null {
  if (hours === null) return null
  const minute = Math.floor(now.getTime() / MINUTE)
  const from = minutesOf(hours.from)
  const length = around(minutesOf(hours.until) - from)
  const passed = around(minute + ZONE_MINUTES - from)
  if (passed >= length) return null
  const since = (minute - passed) * MINUTE
  return { since: new Date(since), until: new Date(since + length * MINUTE) }
}

/** What a person chose, over the first choices: a kind that came later has its own. */
export const choicesOf = (chosen: Partial<Preference['kinds']> | null): Preference['kinds'] => ({ ...FIRST_CHOICES, ...chosen })

/** Which ways these kinds go besides the list. */
export const waysOf = (choices: Preference['kinds'], kinds: readonly Kind[]): { push: boolean; sms: boolean } => ({
  push: kinds.some((kind) => choices[kind].push),
  sms: kinds.some((kind) => choices[kind].sms),
})

/** What cannot be chosen: SMS without a phone, and quiet hours without an end. */
export function preferenceProblems({ kinds, quiet }: Preference, has_phone: boolean): Record<string, FieldCode[]> {
  const problems: Record<string, FieldCode[]> = {}
  for (const [kind, { sms }] of Object.entries(kinds)) if (sms && !has_phone) problems[`kinds.${kind}.sms`] = ['not_allowed']
  if (quiet && quiet.from === quiet.until) problems.quiet = ['not_allowed']
  return problems
}
