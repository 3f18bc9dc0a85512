import type { Availability } from '@himoya/contract/chat'

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
 * When a closed door opens. By its hours, unless these say it should be open already: then nobody came, and only the rota
 * knows of somebody. Without hours the rota alone.
 */
export function opensAt(hours: { open: boolean; opens_at: Date | null }, planned: Date | undefined): Date | null {
  if (hours.open || hours.opens_at === null) return planned ?? null
  return hours.opens_at
}
