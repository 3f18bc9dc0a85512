import type { Db } from '../../../platform/db/connect.ts'

export type Purpose = 'register' | 'sign_in' | 'step_up'
export type PasskeyRow = Awaited<ReturnType<typeof readPasskeys>>[number]

export async function readPasskeys(db: Db, account_id: string) {
  return db.selectFrom('passkey').selectAll().where('account_id', '=', account_id).orderBy('created_at').execute()
}

/** Until the transaction ends nobody else takes one of theirs away: of two who do it at once the second sees what the first left. */
export async function lockPasskeys(db: Db, account_id: string): Promise<void> {
  await db.selectFrom('passkey').select('id').where('account_id', '=', account_id).orderBy('id').forUpdate().execute()
}

export async function readByCredential(db: Db, credential_id: Buffer): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkey').selectAll().where('credential_id', '=', credential_id).executeTakeFirst()
}

type NewRow = Pick<PasskeyRow, 'id' | 'account_id' | 'credential_id' | 'public_key' | 'name' | 'created_at'> & {
  sign_count: number
}

export async function insertPasskey(db: Db, row: NewRow): Promise<void> {
  await db.insertInto('passkey').values(row).execute()
}

/** False when it is somebody else's, or is gone. */
export async function renamePasskey(db: Db, account_id: string, id: string, name: string): Promise<boolean> {
  const row = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', account_id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deletePasskey(db: Db, account_id: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('account_id', '=', account_id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deletePasskeys(db: Db, account_id: string): Promise<void> {
  await db.deleteFrom('passkey').where('account_id', '=', account_id).execute()
}

/** False when another use of it, with a count of its own, came between. */
export async function noteUse(db: Db, row: PasskeyRow, sign_count: number, used_at: Date): Promise<boolean> {
  const noted = await db
    .updateTable('passkey')
    .set({ sign_count, used_at })
    .where('id', '=', row.id)
    .where('sign_count', '=', row.sign_count)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

type Challenge = { challenge: Buffer; purpose: Purpose; account_id: string | null; expires_at: Date }

/** Takes those along whose time is over. */
export async function insertChallenge(db: Db, challenge: Challenge, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', now).execute()
  await db.insertInto('passkey_challenge').values(challenge).execute()
}

/** Uses it up; undefined when it was none, was used, or is too old. */
export async function takeChallenge(db: Db, challenge: Buffer, purpose: Purpose, now: Date) {
  return db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst()
}

export const readRule = (db: Db) =>
  db.selectFrom('passkey_rule').select(['required_from', 'asked_by', 'agreed_at']).executeTakeFirst()

/** It waits for somebody to agree, whatever held before. */
export async function writeRule(db: Db, rule: { required_from: Date; asked_by: string } | null): Promise<void> {
  if (rule === null) return void (await db.deleteFrom('passkey_rule').execute())
  const asked = { ...rule, agreed_at: null }
  await db
    .insertInto('passkey_rule')
    .values(asked)
    .onConflict((row) => row.column('singleton').doUpdateSet(asked))
    .execute()
}

/** False when nothing waits, or it was asked for by the same. */
export async function agreeToRule(
  db: Db,
  agreed_by: string,
  { at, not_before }: { at: Date; not_before: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('passkey_rule')
    .set((rule) => ({
      agreed_at: at,
      required_from: rule.fn<Date>('greatest', ['required_from', rule.val(not_before)]),
    }))
    .where('agreed_at', 'is', null)
    .where('asked_by', 'is distinct from', agreed_by)
    .returning('required_from')
    .executeTakeFirst()
  return row !== undefined
}

/** Members who may sign in and have none. */
export async function countWithout(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('account')
    .where('role', '!=', 'user')
    .where('deleted_at', 'is', null)
    .where('blocked_at', 'is', null)
    .where('password_hash', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('passkey').select('passkey.id').whereRef('passkey.account_id', '=', 'account.id'))),
    )
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
