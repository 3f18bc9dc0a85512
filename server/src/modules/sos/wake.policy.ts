import {
  SOS_COMING_MS,
  SOS_ESCALATION_MS,
  SOS_TELL_AGAIN_MS,
  SOS_WAKE_MS,
  type SosAlertState,
} from '@himoya/contract/sos/sos-lists'

/** How soon it is seen that whoever was on shift has gone. */
const LOOK_MS = 10_000
/** While nobody is left to tell: how soon somebody whose duty begins is told, and a message that did not go out is tried again. */
const AGAIN_MS = 60_000

export type SentAlert = { phone_id: string; notified_at: Date; state: SosAlertState; failed_at: Date | null }
type Call = {
  /** When it came; when it was accepted by somebody who cannot go on with it: since then. */
  rings_since: Date
  coming_at: Date | null
  notified: readonly SentAlert[]
}
type Scene<T> = {
  now: Date
  call: Call
  /** Somebody is on shift at a console that was heard lately. */
  someone_there: boolean
  /** Who may be told, the first first. */
  targets: readonly T[]
}
export type WakeStep<T> = { act: 'wait'; until: Date } | { act: 'tell'; target: T } | { act: 'nobody_left'; until: Date }

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms)
const earlier = (left: Date, right: Date): Date => (left < right ? left : right)

/** Whoever said so has time to come; later it is as if they had not. */
export const isComing = (coming_at: Date | null, now: Date): boolean =>
  coming_at !== null && now < after(coming_at, SOS_COMING_MS)

const failedLately = ({ state, failed_at }: SentAlert, now: Date): boolean =>
  state === 'failed' && failed_at !== null && now < after(failed_at, AGAIN_MS)

/**
 * The first that was not told yet; then whom no message has reached that was sent for this call or since it rings: who was tried a while
 * ago, and whose message was another call's, or came before somebody had accepted it, so that they went back to sleep; then, while it
 * rings on, whose message is so old that they may sleep again.
 */
export function nextTarget<T extends { phone_id: string }>(
  { rings_since, notified }: Pick<Call, 'rings_since' | 'notified'>,
  targets: readonly T[],
  now: Date,
): T | undefined {
  const still_known_since = new Date(now.getTime() - SOS_TELL_AGAIN_MS)
  const reached = (one: SentAlert): boolean =>
    one.state === 'failed' ? failedLately(one, now) : one.notified_at >= rings_since && one.notified_at > still_known_since
  const of = ({ phone_id }: T): SentAlert[] => notified.filter((one) => one.phone_id === phone_id)
  const untried = targets.find((target) => of(target).length === 0)
  return untried ?? targets.find((target) => !of(target).some(reached))
}

/** What is to be done for a call that nobody has accepted. */
export function nextStep<T extends { phone_id: string }>({ now, call, someone_there, targets }: Scene<T>): WakeStep<T> {
  const { rings_since, coming_at, notified } = call
  if (coming_at !== null && isComing(coming_at, now)) return { act: 'wait', until: after(coming_at, SOS_COMING_MS) }
  const unheard_at = after(rings_since, SOS_ESCALATION_MS)
  if (!notified.some(({ notified_at }) => notified_at >= rings_since) && someone_there && now < unheard_at)
    return { act: 'wait', until: earlier(unheard_at, after(now, LOOK_MS)) }
  const last = notified.at(-1)
  if (last && last.state !== 'failed' && now < after(last.notified_at, SOS_WAKE_MS))
    return { act: 'wait', until: after(last.notified_at, SOS_WAKE_MS) }
  const target = nextTarget(call, targets, now)
  return target ? { act: 'tell', target } : { act: 'nobody_left', until: after(now, AGAIN_MS) }
}

/** What the sender may be told of it. `order`: who was told first, or somebody after them; `next_at`: when the next is, where there is one. */
export type Waking =
  | { kind: 'nobody' }
  /** No message has got through. */
  | { kind: 'unreached' }
  /** A message is on its way, or about to be. */
  | { kind: 'telling'; who: 'member' | 'partner' }
  | { kind: 'notified'; order: 'first' | 'next'; at: Date; next: 'member' | 'partner' | null; next_at: Date }
  | { kind: 'partner'; at: Date }
  | { kind: 'coming'; at: Date; alias: string }
  /** Everybody was told, and had their time. */
  | { kind: 'all_notified'; at: Date }

type Known = {
  now: Date
  coming: { at: Date; alias: string } | null
  notified: readonly (SentAlert & { is_partner: boolean })[]
  next: 'member' | 'partner' | null
  nobody_left: boolean
  someone_there: boolean
}

const whoIs = (is_partner: boolean): 'member' | 'partner' => (is_partner ? 'partner' : 'member')

export function wakingNow({ now, coming, notified, next, nobody_left, someone_there }: Known): Waking {
  if (coming && isComing(coming.at, now)) return { kind: 'coming', ...coming }
  const newest = notified.at(-1)
  const sent = notified.filter(({ state }) => state === 'sent')
  const last = sent.at(-1)
  // The first look follows the press at once.
  if (!newest) return next === null || someone_there ? { kind: 'nobody' } : { kind: 'telling', who: next }
  if (nobody_left) return last ? { kind: 'all_notified', at: last.notified_at } : { kind: 'unreached' }
  if (newest.state === 'sending') return { kind: 'telling', who: whoIs(newest.is_partner) }
  if (!last) return { kind: 'unreached' }
  const at = last.notified_at
  if (last.is_partner) return { kind: 'partner', at }
  const order = last.phone_id === sent[0]!.phone_id ? 'first' : 'next'
  return { kind: 'notified', order, at, next, next_at: after(at, SOS_WAKE_MS) }
}
