import type { Block } from '@himoya/contract/chat/desk'
import { v7 as uuid } from '../../../../platform/crypto/ids.ts'
import type { Db } from '../../../../platform/db/connect.ts'
import type { StaffActor } from '../../../../platform/core/actors.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { recordAuditAction, type AuditAction } from '../../../audit/audit.service.ts'
import { displayNames, readPerson } from '../../../accounts/auth/auth.service.ts'
import { blockWriting, enterChat } from '../../chat.service.ts'
import { assertSecondPerson, assertUntil, inOrder, stateAt } from './blocks.policy.ts'
import {
  closeLateRequests,
  decideBlock,
  insertBlock,
  liftBlocks,
  readBlock,
  readBlocks,
  readCurrentBlock,
  type BlockRow,
} from './blocks.store.ts'
import { announceFacts, blockChanged } from '../care-changes.service.ts'

const LIST_LIMIT = 100

/** What supervisors have to decide and have decided; a counsellor sees what they asked for. */
export async function listBlocks(platform: Platform, actor: StaffActor): Promise<Block[]> {
  const rows = await readBlocks(platform.db, actor.role === 'supervisor' ? null : actor.id, LIST_LIMIT)
  return inOrder(await presentAll(platform, platform.db, rows))
}

/** The block that is asked for or in force, if any. The caller has let the reader enter. */
export async function currentBlock(platform: Platform, account_id: string): Promise<Block | null> {
  const row = await readCurrentBlock(platform.db, account_id, platform.now())
  return row ? (await presentAll(platform, platform.db, [row]))[0]! : null
}

/** Asks a second person to keep this chat's person from writing for a time. Throws `invalid`, `already_done`, `not_found`. */
export async function askBlock(
  platform: Platform,
  actor: StaffActor,
  chat_id: string,
  body: { reason: string; until: string },
): Promise<Block> {
  const { account_id } = await enterChat(platform, actor, chat_id)
  const until = new Date(body.until)
  assertUntil(until, platform.now())
  const id = uuid()
  await platform.db.transaction().execute(async (db) => {
    const { key_id } = await readPerson(platform, db, account_id)
    const reason = (await platform.vault.useKey(db, key_id)).seal(id, body.reason)
    await closeLateRequests(db, account_id, platform.now())
    if (!(await insertBlock(db, { id, account_id, chat_id, reason, until, asked_by: actor.id })))
      throw new AppError('already_done')
    await recordAuditAction(platform, db, actor, {
      action: 'person.block_asked',
      subject_id: account_id,
      reason: { text: body.reason, key_id },
    })
  })
  announce(platform, id, chat_id)
  return showBlock(platform, id)
}

/** The second pair of eyes: from now on the person cannot write. Throws `second_person`, `already_done`, `not_found`. */
export async function confirmBlock(platform: Platform, actor: StaffActor, id: string): Promise<Block> {
  return decide(platform, actor, id, 'confirmed')
}

/** Throws `second_person`, `already_done`, `not_found`. */
export async function refuseBlock(platform: Platform, actor: StaffActor, id: string): Promise<Block> {
  return decide(platform, actor, id, 'refused')
}

async function decide(platform: Platform, actor: StaffActor, id: string, state: 'confirmed' | 'refused'): Promise<Block> {
  const row = await blockOrThrow(platform, id)
  assertSecondPerson(row.asked_by, actor.id)
  await platform.db.transaction().execute(async (db) => {
    const decision = { state, decided_by: actor.id, decided_at: platform.now() }
    if (!(await decideBlock(db, id, decision))) throw new AppError('already_done')
    if (state === 'confirmed') await blockWriting(db, row.account_id, row.until)
    await record(platform, db, actor, state === 'confirmed' ? 'person.block_confirmed' : 'person.block_refused', row.account_id)
  })
  announce(platform, id, row.chat_id)
  return showBlock(platform, id)
}

/** The person may write again, before the date. Throws `already_done`, `not_found`. */
export async function liftBlock(platform: Platform, actor: StaffActor, id: string): Promise<Block> {
  const row = await blockOrThrow(platform, id)
  await platform.db.transaction().execute(async (db) => {
    if (!(await liftBlocks(db, row.account_id, actor.id, platform.now()))) throw new AppError('already_done')
    await blockWriting(db, row.account_id, null)
    await record(platform, db, actor, 'person.block_lifted', row.account_id)
  })
  announce(platform, id, row.chat_id)
  return showBlock(platform, id)
}

async function record(platform: Platform, db: Db, actor: StaffActor, action: AuditAction, subject_id: string): Promise<void> {
  await recordAuditAction(platform, db, actor, { action, subject_id })
}

function announce(platform: Platform, id: string, chat_id: string): void {
  platform.hub.publish(blockChanged, 'all', { id })
  announceFacts(platform, chat_id)
}

async function blockOrThrow(platform: Platform, id: string): Promise<BlockRow> {
  const row = await readBlock(platform.db, id)
  if (!row) throw new AppError('not_found')
  return row
}

async function showBlock(platform: Platform, id: string): Promise<Block> {
  return (await presentAll(platform, platform.db, [await blockOrThrow(platform, id)]))[0]!
}

async function presentAll(platform: Platform, db: Db, rows: readonly BlockRow[]): Promise<Block[]> {
  const names = await displayNames(platform, db, [...new Set(rows.map((row) => row.account_id))])
  const now = platform.now()
  const blocks: Block[] = []
  for (const row of rows) {
    const { id, chat_id, until, asked_by, asker_alias, decided_by, decider_alias, created_at } = row
    blocks.push({
      id,
      chat_id,
      person: names.get(row.account_id) ?? '',
      state: stateAt(row, now),
      reason: (await platform.vault.useKey(db, row.key_id ?? '')).open(id, row.reason),
      until: until.toISOString(),
      asked_by: { id: asked_by, alias: asker_alias ?? '' },
      decided_by: decided_by === null ? null : { id: decided_by, alias: decider_alias ?? '' },
      created_at: created_at.toISOString(),
    })
  }
  return blocks
}
