import pg from 'pg'
import type { Db } from '../../../../platform/db/connect.ts'

type NewBlock = { id: string; account_id: string; chat_id: string; reason: Buffer; until: Date; asked_by: string }

/** false: one is asked for already. */
export async function insertBlock(db: Db, block: NewBlock): Promise<boolean> {
  try {
    await db.insertInto('desk_block').values(block).execute()
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'desk_block_asked') return false
    throw error
  }
}

/** What nobody decided in time gives its place up for the next. */
export async function closeLateRequests(db: Db, account_id: string, now: Date): Promise<void> {
  await db
    .updateTable('desk_block')
    .set({ state: 'lifted', decided_at: now })
    .where('account_id', '=', account_id)
    .where('state', '=', 'asked')
    .where('until', '<=', now)
    .execute()
}

const blocks = (db: Db) =>
  db
    .selectFrom('desk_block')
    .innerJoin('account', 'account.id', 'desk_block.account_id')
    .leftJoin('staff_member as asker', 'asker.account_id', 'asked_by')
    .leftJoin('staff_member as decider', 'decider.account_id', 'decided_by')
    .select(['desk_block.id', 'desk_block.account_id', 'account.key_id', 'chat_id', 'state', 'reason', 'until', 'asked_by'])
    .select(['asker.alias as asker_alias', 'decided_by', 'decider.alias as decider_alias', 'desk_block.created_at'])
    .where('account.key_id', 'is not', null)

export type BlockRow = Awaited<ReturnType<typeof readBlocks>>[number]

/** The newest first. `asked_by`: only what one member asked for. */
export async function readBlocks(db: Db, asked_by: string | null, limit: number) {
  const newest = blocks(db).orderBy('desk_block.created_at', 'desc').limit(limit)
  return (asked_by === null ? newest : newest.where('asked_by', '=', asked_by)).execute()
}

export async function readBlock(db: Db, id: string): Promise<BlockRow | undefined> {
  return blocks(db).where('desk_block.id', '=', id).executeTakeFirst()
}

/** Asked for or in force; what is in force before what is only asked for. */
export async function readCurrentBlock(db: Db, account_id: string, now: Date): Promise<BlockRow | undefined> {
  return blocks(db)
    .where('desk_block.account_id', '=', account_id)
    .where('state', 'in', ['asked', 'confirmed'])
    .where('until', '>', now)
    .orderBy('state', 'desc')
    .orderBy('desk_block.created_at', 'desc')
    .executeTakeFirst()
}

type Decision = { state: 'confirmed' | 'refused'; decided_by: string; decided_at: Date }

/** One conditional update: of two who decide at once, one does. */
export async function decideBlock(db: Db, id: string, decision: Decision): Promise<boolean> {
  const row = await db
    .updateTable('desk_block')
    .set(decision)
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .where('until', '>', decision.decided_at)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Everything that is in force for the person. */
export async function liftBlocks(db: Db, account_id: string, decided_by: string, now: Date): Promise<boolean> {
  const rows = await db
    .updateTable('desk_block')
    .set({ state: 'lifted', decided_by, decided_at: now })
    .where('account_id', '=', account_id)
    .where('state', '=', 'confirmed')
    .where('until', '>', now)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** What somebody else asked for and nobody decided yet. */
export async function readAskedByOthers(db: Db, account_id: string, now: Date): Promise<BlockRow[]> {
  return blocks(db)
    .where('state', '=', 'asked')
    .where('asked_by', '<>', account_id)
    .where('until', '>', now)
    .orderBy('desk_block.created_at')
    .execute()
}
