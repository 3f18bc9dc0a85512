import type { Broadcast, BroadcastBody } from '@himoya/contract/notifications/broadcasts'
import type { ErrorCode, FieldCode } from '@himoya/contract/errors'
import { LANGUAGES } from '@himoya/contract/languages'

const ACTIONS = ['edit', 'review', 'return', 'approve', 'delete', 'stop'] as const
export type BroadcastAction = (typeof ACTIONS)[number]

type BroadcastStatus = { state: Broadcast['state']; author_id: string }

/** From which states an action may be done. An approved one is edited by beginning anew: it is a draft again. What has gone stays. */
const FROM: Record<BroadcastAction, readonly BroadcastStatus['state'][]> = {
  edit: ['draft', 'review', 'approved'],
  review: ['draft'],
  return: ['review', 'approved'],
  approve: ['review'],
  delete: ['draft', 'review'],
  stop: ['sending'],
}

/** Why the actor may not do it now; null: they may. Nobody alone speaks to everybody (product.md 11). */
export function refusalOf(action: BroadcastAction, { state, author_id }: BroadcastStatus, actor_id: string): ErrorCode | null {
  if (!FROM[action].includes(state)) return 'changed_meanwhile'
  return action === 'approve' && author_id === actor_id ? 'second_person' : null
}

export const actionsOf = (broadcast: BroadcastStatus, actor_id: string): BroadcastAction[] =>
  ACTIONS.filter((action) => refusalOf(action, broadcast, actor_id) === null)

/** What still has to be written before a second person reads it: people get it in their own language, so all of it. */
export function missingWords(texts: BroadcastBody['texts']): Record<string, FieldCode[]> {
  const missing: Record<string, FieldCode[]> = {}
  for (const lang of LANGUAGES) {
    for (const name of ['title', 'text'] as const) if (!texts[lang][name]) missing[`texts.${lang}.${name}`] = ['required']
  }
  return missing
}

/** A number of people as an editor may know it: tens, and nothing below ten. */
export const roundedReach = (count: number): number | null => (count < 10 ? null : Math.floor(count / 10) * 10)

type Way = { state: Broadcast['state']; total: number | null; done: number }

/** How far the sending is, as an editor may know it; null before it begins. */
export function progressOf({ state, total, done }: Way): Broadcast['sending'] {
  if (total === null || (state !== 'sending' && state !== 'sent' && state !== 'stopped')) return null
  const over = state !== 'sending'
  return {
    state,
    total: roundedReach(total),
    done: roundedReach(done),
    failed: over ? (total <= done ? 0 : roundedReach(total - done)) : null,
    percent: state === 'sent' || total === 0 ? 100 : Math.min(99, Math.floor((done * 100) / total)),
  }
}
