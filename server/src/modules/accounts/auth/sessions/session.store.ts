import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/connect.ts'
import { readTogether } from '../../../../platform/db/read-together.ts'
import { shareStatements } from '../../../../platform/db/shared-statement.ts'
import type { TokenAudience } from './access-token.ts'

type NewSession = {
  id: string
  account_id: string
  audience: TokenAudience
  refresh_hash: Buffer
  device: string
  rotated_at: Date
  expires_at: Date
  created_at: Date
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db.insertInto('session').values(session).execute()
}

/** The session with what decides whether it is still good. */
export const readSession = readTogether(readSessions)

async function readSessions(db: Db, ids: string[]) {
  return db
    .selectFrom('session')
    .modifyFront(sql`/* session.read */`)
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'session.id',
      'session.account_id',
      'session.audience',
      'session.generation',
      'session.rotated_at',
      'session.expires_at',
      'session.revoked_at',
      'session.created_at',
      'session.proven_at',
      'session.taken_at',
      'account.role',
      'account.blocked_at',
      'account.deleted_at',
    ])
    .where(sql<boolean>`session.id = any(${ids}::uuid[])`)
    .execute()
}

/** Moves the session to its next token; false when `from` is not its current one. One of many parallel callers wins. */
export async function rotateSession(
  db: Db,
  change: { id: string; from: Buffer; to: Buffer; generation: number; now: Date; expires_at: Date; proven_at?: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('session')
    .set({
      refresh_hash: change.to,
      generation: change.generation,
      rotated_at: change.now,
      expires_at: change.expires_at,
      taken_at: null,
      ...(change.proven_at ? { proven_at: change.proven_at } : {}),
    })
    .where('id', '=', change.id)
    .where('refresh_hash', '=', change.from)
    .where('generation', '=', change.generation - 1)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type Generation = { id: string; generation: number }

/**
 * The pair of this generation is given out once more, without what was proven for it; false when it was used meanwhile, or is
 * not the current one.
 */
export async function repeatPair(db: Db, { id, generation }: Generation): Promise<boolean> {
  const row = await db
    .updateTable('session')
    .set({ proven_at: null })
    .where('id', '=', id)
    .where('generation', '=', generation)
    .where('taken_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type Taken = Generation & { at: Date }
const takers = new WeakMap<Db, (taken: Taken) => Promise<boolean>>()

/** Keeps when the pair of a generation was first used. A crowd that comes back with new pairs shares its statements. */
export async function markTaken(db: Db, taken: Taken): Promise<void> {
  const write =
    takers.get(db) ?? shareStatements({ lanes: 1, laneOf: () => 0, write: (all: readonly Taken[]) => markAll(db, all) })
  takers.set(db, write)
  await write(taken)
}

/** Two servers may hold the same sessions in their statements: locked in the order of ids, they never wait for each other. */
async function markAll(db: Db, all: readonly Taken[]): Promise<boolean[]> {
  await sql`
    with used as (
      select * from unnest(${all.map(({ id }) => id)}::uuid[], ${all.map(({ generation }) => generation)}::int[],
        ${all.map(({ at }) => at)}::timestamptz[]) as used (id, generation, at)
    ), fresh as (
      select session.id, used.at from session join used using (id, generation)
      where session.taken_at is null order by session.id for no key update of session
    )
    update session set taken_at = fresh.at from fresh where session.id = fresh.id
  `.execute(db)
  return all.map(() => true)
}

/** Ends one session and answers its id, or nothing when it was not open. `account_id` narrows it to that person's own. */
export async function revokeSession(db: Db, id: string, now: Date, account_id?: string): Promise<string[]> {
  let query = db.updateTable('session').set({ revoked_at: now }).where('id', '=', id).where('revoked_at', 'is', null)
  if (account_id !== undefined) query = query.where('account_id', '=', account_id)
  const rows = await query.returning('id').execute()
  return rows.map((row) => row.id)
}

/** Ends all open sessions of an account but `except`; answers their ids. */
export async function revokeSessions(db: Db, account_id: string, now: Date, except?: string): Promise<string[]> {
  let query = db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('account_id', '=', account_id)
    .where('revoked_at', 'is', null)
  if (except !== undefined) query = query.where('id', '<>', except)
  const rows = await query.returning('id').execute()
  return rows.map((row) => row.id)
}

/** Ends every open session there is, persons' and members'; answers how many. */
export async function revokeEverySession(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Open sessions, the one used last first. */
export async function readOpenSessions(db: Db, account_id: string, now: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'device', 'rotated_at', 'created_at'])
    .where('account_id', '=', account_id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('rotated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Open sessions of the console, the one used last first. */
export async function readStaffSessions(db: Db, now: Date) {
  return db
    .selectFrom('session')
    .innerJoin('staff_member', 'staff_member.account_id', 'session.account_id')
    .select(['session.id', 'session.account_id', 'alias', 'device', 'rotated_at', 'session.created_at'])
    .where('audience', '=', 'staff')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('rotated_at', 'desc')
    .orderBy('session.id', 'desc')
    .limit(500)
    .execute()
}

/** Ends an open session of the console; answers whose it was. */
export async function revokeStaffSession(db: Db, id: string, now: Date): Promise<string | undefined> {
  const row = await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('audience', '=', 'staff')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst()
  return row?.account_id
}

/** What an account was signed in on, each once, with sessions that ended not long ago. */
export async function readDevices(db: Db, account_id: string): Promise<string[]> {
  const rows = await db.selectFrom('session').select('device').distinct().where('account_id', '=', account_id).execute()
  return rows.map(({ device }) => device)
}

/** Sessions that ended or ran out before `before`. */
export async function deleteOldSessions(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('session')
    .where((or) => or.or([or('revoked_at', '<', before), or('expires_at', '<', before)]))
    .execute()
}
