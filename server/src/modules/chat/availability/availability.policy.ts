import type { Availability } from '@himoya/contract/chat/chat'
import type { HoursNow } from '../../staff/shifts/shifts.service.ts'

/** Fewer say nothing about the next wait. */
const FEWEST_WAITS = 5
/** Beyond this a figure would be a guess. */
const LONGEST_MINUTES = 180

type Picture = {
  /** Of those on shift who speak the language. */
  counsellors: readonly { open_chats: number }[]
  chat_cap: number
  /** Who waits for that language now. */
  waiting: number
  figure: WaitFigure | undefined
  /** When the hours or the rota open next; null: not known. */
  opens_at: Date | null
}

/** What the last hours' waits came to, for one place in the queue. */
export type WaitFigure = { seconds_a_place: number; waits: number }

/** What somebody who would come now is told (product.md 2): never better than it is. */
export function availabilityOf({ counsellors, chat_cap, waiting, figure, opens_at }: Picture): Availability {
  if (counsellors.length === 0) return { state: 'closed', ...(opens_at ? { opens_at: opens_at.toISOString() } : {}) }
  const wait_minutes = waitMinutes(figure, waiting + 1)
  const state = counsellors.some(({ open_chats }) => open_chats < chat_cap) ? 'open' : 'busy'
  return { state, ...(wait_minutes === undefined ? {} : { wait_minutes }) }
}

/** Whole minutes, rounded up, for a place in the queue (1 is the next); undefined where there is no honest figure. */
export function waitMinutes(figure: WaitFigure | undefined, place: number): number | undefined {
  if (!figure || figure.waits < FEWEST_WAITS) return undefined
  const minutes = Math.max(1, Math.ceil((figure.seconds_a_place * place) / 60))
  return minutes > LONGEST_MINUTES ? undefined : minutes
}

/**
 * When a closed chat opens: by its hours. When these say it should be open already, nobody came: who is planned now may come
 * at any moment, so nothing is promised; otherwise what comes first, the next one of the rota or the hours' next opening.
 */
export function opensAt(hours: HoursNow, planned: { now: boolean; next_at: Date | null } | undefined): Date | null {
  const next = planned?.next_at ?? null
  if (!hours.open) return hours.opens_at ?? next
  if (planned?.now) return null
  if (next === null || hours.next_at === null) return next ?? hours.next_at
  return next < hours.next_at ? next : hours.next_at
}
