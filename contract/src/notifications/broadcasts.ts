import { z } from 'zod'
import { BROADCAST_PATH, BROADCAST_STATES, BROADCAST_TEXT, BROADCAST_TITLE } from './broadcast-lists.ts'
import { Audience, Id, pageOf, PageQuery, RegionCode, Timestamp, Version } from '../common.ts'

/*
 * Calls, all under /api/v1/staff/broadcast/ for editors and supervisors:
 *   GET BroadcastQuery -> BroadcastPage      POST BroadcastBody -> 201 Broadcast
 *   GET {id}/ -> Broadcast                   PUT {id}/ ChangeBroadcastBody -> Broadcast     DELETE {id}/ -> 204; not an approved one
 *   POST {id}/review/  {id}/return/ -> Broadcast      POST {id}/approve/ ApproveBroadcastBody -> Broadcast
 *   POST {id}/stop/ -> Broadcast; only while it is being sent
 *   GET reach/ ReachQuery -> Reach
 */

const words = z.strictObject({ title: z.string().trim().max(BROADCAST_TITLE), text: z.string().trim().max(BROADCAST_TEXT) })

/** Who gets it, what they read, and where it leads. Nobody else is told who got it. */
const content = {
  /** null: everybody. */
  audience: Audience.nullable(),
  region: RegionCode.nullable(),
  /** A page of ours without its language; null: it leads nowhere. */
  path: z.string().max(200).regex(BROADCAST_PATH).nullable(),
  /** A draft may leave some empty; whoever approves has read all three. */
  texts: z.strictObject({ uz: words, ru: words, en: words }),
  /** Not before; null: once it is approved. */
  send_at: Timestamp.nullable(),
}

export const BroadcastBody = z.strictObject(content)
export type BroadcastBody = z.infer<typeof BroadcastBody>
/** `version` is the one the editor began with: another's change in between answers `changed_meanwhile`. */
export const ChangeBroadcastBody = z.strictObject({ version: Version, ...content })
export type ChangeBroadcastBody = z.infer<typeof ChangeBroadcastBody>
/** The version that was read. */
export const ApproveBroadcastBody = z.strictObject({ version: Version })

/** Numbers are rounded down to tens like `Reach`; null: fewer than ten. */
const sending = z.strictObject({
  state: z.enum(['sending', 'sent', 'stopped']),
  /** How many it was for when it began. */
  total: z.int().nullable(),
  /** How many of them have it. */
  done: z.int().nullable(),
  /** Once it is over: accounts that were deleted or blocked meanwhile, or that it did not come to before it was stopped. */
  failed: z.int().nullable(),
  /** 0-100, for the bar. */
  percent: z.int(),
})

export const Broadcast = z.strictObject({
  id: Id,
  state: z.enum(BROADCAST_STATES),
  ...content,
  version: z.int(),
  /** Alias of whoever wrote the newest version, and of who approved it. */
  author: z.string(),
  approved_by: z.string().nullable(),
  updated_at: Timestamp,
  /** What the caller may do with it now. */
  can: z.array(z.enum(['edit', 'review', 'return', 'approve', 'delete', 'stop'])),
  /** null: it has not begun. */
  sending: sending.nullable(),
})
export type Broadcast = z.infer<typeof Broadcast>
export const BroadcastPage = pageOf(Broadcast)
export type BroadcastPage = z.infer<typeof BroadcastPage>
export const BroadcastQuery = PageQuery.extend({ state: z.enum(BROADCAST_STATES).optional() })
export type BroadcastQuery = z.infer<typeof BroadcastQuery>

export const ReachQuery = z.strictObject({ audience: Audience.optional(), region: RegionCode.optional() })
export type ReachQuery = z.infer<typeof ReachQuery>
/** How many accounts it is for, rounded down to tens; null: fewer than ten, so that nobody can be told apart. */
export const Reach = z.strictObject({ accounts: z.int().nullable() })
export type Reach = z.infer<typeof Reach>
