import type { ContentType } from '@himoya/contract/content/content-types'
import type { BulkBody, BulkDone, ContentOne, PublishBody } from '@himoya/contract/content/editing'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/connect.ts'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkComplete, checkPublishable } from '../editing/check-working.service.ts'
import { announceChange } from '../../../platform/pages/content-changed.ts'
import { type ContentAction, mayEnd, refusalOf } from './actions.policy.ts'
import { planDue } from './due.service.ts'
import { lockOrThrow, showContent, statusOf, workingOf } from '../editing/editing.service.ts'
import { type ItemRow, updateItem } from '../items.store.ts'
import { putLive, takeDown } from './publishing.service.ts'

type Which = { type: ContentType; id: string }
type Work = (db: Db, item: ItemRow) => Promise<void>

/** To be read by others: all that is needed stands in it. Throws `changed_meanwhile`, `incomplete`, `not_found`. */
export const sendToReview = (platform: Platform, actor: StaffActor, which: Which): Promise<ContentOne> =>
  change(platform, actor, which, 'review', async (db, item) => {
    checkComplete(which.type, workingOf(item))
    await updateItem(db, item.id, { state: 'review', updated_at: platform.now() })
  })

/** Back to whoever writes, also what waits for its time. Throws `changed_meanwhile`, `not_found`. */
export const returnToDraft = (platform: Platform, actor: StaffActor, which: Which): Promise<ContentOne> =>
  change(platform, actor, which, 'return', async (db, { id, live_version, archive_at }) => {
    const planned = { publish_at: null, archive_at: live_version === null ? null : archive_at, approved_by: null }
    await updateItem(db, id, { state: 'draft', ...planned, updated_at: platform.now() })
  })

/**
 * Before the public's eyes, at once or at its time; safety texts by a second person, self-checks by a supervisor. Throws
 * `second_person`, `needs_supervisor`, `incomplete`, `changed_meanwhile`, `invalid` for times that cannot be, `not_found`.
 */
export async function publishContent(
  platform: Platform,
  actor: StaffActor,
  which: Which,
  { version, publish_at, archive_at }: z.infer<typeof PublishBody>,
): Promise<ContentOne> {
  const now = platform.now()
  const at = publish_at === null ? now : new Date(publish_at)
  const until = archive_at === null ? null : new Date(archive_at)
  if (until !== null && until <= (at > now ? at : now))
    throw new AppError('invalid', { fields: { archive_at: ['out_of_range'] } })
  if (until !== null && !mayEnd(which.type)) throw new AppError('invalid', { fields: { archive_at: ['not_allowed'] } })
  const one = await change(platform, actor, which, 'publish', async (db, item) => {
    if (version !== undefined && version !== item.version) throw new AppError('changed_meanwhile')
    checkComplete(which.type, workingOf(item))
    await checkPublishable(db, which, workingOf(item), at)
    const approved = { archive_at: until, approved_by: actor.id }
    if (at > now) await updateItem(db, item.id, { ...approved, publish_at: at, updated_at: now })
    else await putLive(db, { ...item, ...approved }, now)
    await planDue(platform, db, [at > now ? at : null, until])
  })
  if (at <= now) announceChange(platform.hub, which.type)
  return one
}

/** Out of the public's eyes. Throws `in_use` while what the public sees leads to it, `changed_meanwhile`, `not_found`. */
export async function archiveContent(platform: Platform, actor: StaffActor, which: Which): Promise<ContentOne> {
  const one = await change(platform, actor, which, 'archive', (db, item) => takeDown(db, item, platform.now()))
  announceChange(platform.hub, which.type)
  return one
}

/** The same with many, one after the other; what is refused does not hold up the rest. */
export async function changeMany(
  platform: Platform,
  actor: StaffActor,
  type: ContentType,
  { ids, action }: z.infer<typeof BulkBody>,
): Promise<z.infer<typeof BulkDone>> {
  const now = { publish_at: null, archive_at: null }
  const steps = {
    review: sendToReview,
    return: returnToDraft,
    archive: archiveContent,
    publish: (...[on, by, which]: Parameters<typeof sendToReview>) => publishContent(on, by, which, now),
  }
  const outcome: z.infer<typeof BulkDone> = { done: [], refused: [] }
  for (const id of new Set(ids)) {
    try {
      await steps[action](platform, actor, { type, id })
      outcome.done.push(id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      outcome.refused.push({ id, code: error.code })
    }
  }
  return outcome
}

async function change(
  platform: Platform,
  actor: StaffActor,
  { type, id }: Which,
  action: ContentAction,
  work: Work,
): Promise<ContentOne> {
  await platform.db.transaction().execute(async (db) => {
    const item = await lockOrThrow(db, type, id)
    const refusal = refusalOf(action, statusOf(item), actor)
    if (refusal !== null) throw new AppError(refusal)
    await work(db, item)
  })
  return showContent(platform, actor, type, id)
}
