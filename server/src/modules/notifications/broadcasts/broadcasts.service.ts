import {
  type Broadcast,
  type BroadcastBody,
  type BroadcastPage,
  type BroadcastQuery,
  type ChangeBroadcastBody,
  type Reach,
  type ReachQuery,
} from '@himoya/contract/notifications/broadcasts'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { pageAnswer, windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAuditAction } from '../../audit/audit.service.ts'
import { type BroadcastAction, actionsOf, missingWords, progressOf, refusalOf, roundedReach } from './broadcasts.policy.ts'
import {
  type BroadcastRow,
  deleteBroadcast,
  insertBroadcast,
  moveBroadcast,
  readBroadcast,
  readBroadcasts,
  updateBroadcast,
} from './broadcasts.store.ts'
import { sendWhenDue } from './sending.service.ts'
import { countReached } from './sending.store.ts'

export async function listBroadcasts({ db }: Platform, actor: StaffActor, query: BroadcastQuery): Promise<BroadcastPage> {
  const { rows, count } = await readBroadcasts(db, { state: query.state, ...windowOf(query) })
  return pageAnswer('/api/v1/staff/broadcast/', query, { count, results: rows.map((row) => present(actor, row)) })
}

/** Throws `not_found`. */
export async function showBroadcast({ db }: Pick<Platform, 'db'>, actor: StaffActor, id: string): Promise<Broadcast> {
  return present(actor, await rowOrThrow(db, id))
}

export async function addBroadcast(platform: Platform, actor: StaffActor, body: BroadcastBody): Promise<Broadcast> {
  const id = uuid()
  await insertBroadcast(platform.db, body, { id, author_id: actor.id, updated_at: platform.now() })
  return showBroadcast(platform, actor, id)
}

/** The changed text is a draft again, and whoever changed it is its author. Throws `not_found`, `changed_meanwhile`. */
export async function changeBroadcast(
  platform: Platform,
  actor: StaffActor,
  id: string,
  { version, ...body }: ChangeBroadcastBody,
): Promise<Broadcast> {
  refuse('edit', await rowOrThrow(platform.db, id), actor)
  const by = { author_id: actor.id, updated_at: platform.now() }
  if (!(await updateBroadcast(platform.db, id, version, body, by))) throw new AppError('changed_meanwhile')
  return showBroadcast(platform, actor, id)
}

/** Throws `not_found`, `changed_meanwhile`, and with the fields `incomplete`. */
export async function sendToReview(platform: Platform, actor: StaffActor, id: string): Promise<Broadcast> {
  const row = await rowOrThrow(platform.db, id)
  refuse('review', row, actor)
  const fields = missingWords(textsOf(row))
  if (Object.keys(fields).length) throw new AppError('incomplete', { fields })
  return move(platform, platform.db, actor, row, { state: 'review', approved_by: null })
}

/** A draft again, whoever asks: also one that was approved and has not gone yet. */
export async function returnBroadcast(platform: Platform, actor: StaffActor, id: string): Promise<Broadcast> {
  const row = await rowOrThrow(platform.db, id)
  refuse('return', row, actor)
  return move(platform, platform.db, actor, row, { state: 'draft', approved_by: null })
}

/** By somebody who did not write this version; from now on it goes when its time has come. Throws `not_found`, `second_person`, `changed_meanwhile`. */
export async function approveBroadcast(platform: Platform, actor: StaffActor, id: string, version: number): Promise<Broadcast> {
  return platform.db.transaction().execute(async (db) => {
    const row = await rowOrThrow(db, id)
    refuse('approve', row, actor)
    if (row.version !== version) throw new AppError('changed_meanwhile')
    const approved = await move(platform, db, actor, row, { state: 'approved', approved_by: actor.id })
    await recordAuditAction(platform, db, actor, { action: 'broadcast.approved', subject_id: id })
    await sendWhenDue(platform, db, row)
    return approved
  })
}

/** Nobody more gets it; who has it keeps it. Throws `not_found`, and `changed_meanwhile` unless it is being sent. */
export async function stopBroadcast(platform: Platform, actor: StaffActor, id: string): Promise<Broadcast> {
  return platform.db.transaction().execute(async (db) => {
    const row = await rowOrThrow(db, id)
    refuse('stop', row, actor)
    const { version, approved_by } = row
    const to = { state: 'stopped', approved_by, updated_at: platform.now() } as const
    if (!(await moveBroadcast(db, id, { state: 'sending', version }, to))) throw new AppError('changed_meanwhile')
    await recordAuditAction(platform, db, actor, { action: 'broadcast.stopped', subject_id: id })
    return showBroadcast({ db }, actor, id)
  })
}

/** Throws `not_found`, and `changed_meanwhile` for an approved one. */
export async function removeBroadcast({ db }: Platform, actor: StaffActor, id: string): Promise<void> {
  refuse('delete', await rowOrThrow(db, id), actor)
  if (!(await deleteBroadcast(db, id))) throw new AppError('changed_meanwhile')
}

/** How many accounts it is for, never told exactly (safety.md, small numbers). */
export async function countReach({ db }: Platform, query: ReachQuery): Promise<Reach> {
  return { accounts: roundedReach(await countReached(db, query)) }
}

async function rowOrThrow(db: Db, id: string): Promise<BroadcastRow> {
  const row = await readBroadcast(db, id)
  if (!row) throw new AppError('not_found')
  return row
}

function refuse(action: BroadcastAction, row: BroadcastRow, actor: StaffActor): void {
  const refusal = refusalOf(action, row, actor.id)
  if (refusal) throw new AppError(refusal)
}

type Aim = { state: Broadcast['state']; approved_by: string | null }

async function move(platform: Platform, db: Db, actor: StaffActor, row: BroadcastRow, to: Aim): Promise<Broadcast> {
  const { id, version, state } = row
  if (!(await moveBroadcast(db, id, { state, version }, { ...to, updated_at: platform.now() }))) {
    throw new AppError('changed_meanwhile')
  }
  return showBroadcast({ db }, actor, id)
}

const textsOf = ({ texts }: BroadcastRow) => texts as Broadcast['texts']

function present(actor: StaffActor, row: BroadcastRow): Broadcast {
  const { id, state, path, send_at, version, author, approver, updated_at, audience, region_code } = row
  return {
    id,
    state,
    audience: audience as Broadcast['audience'],
    region: region_code as Broadcast['region'],
    path,
    texts: textsOf(row),
    send_at: send_at?.toISOString() ?? null,
    version,
    author,
    approved_by: approver,
    updated_at: updated_at.toISOString(),
    can: actionsOf(row, actor.id),
    sending: progressOf(row),
  }
}
