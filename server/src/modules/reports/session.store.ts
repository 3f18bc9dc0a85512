import type { Db } from '../../platform/db/connect.ts'

type Session = { token_hash: Buffer; report_id: string; expires_at: Date }

export async function insertSession(db: Db, session: Session): Promise<void> {
  await db.insertInto('report_session').values(session).execute()
}

/** Whose inbox a token opens; using it puts its end off. undefined: there is none, or its time is over. */
export async function renewSession(
  db: Db,
  { token_hash, expires_at }: Omit<Session, 'report_id'>,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('report_session')
    .set({ expires_at })
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now)
    .returning('report_id')
    .executeTakeFirst()
  return row?.report_id
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('report_session').where('expires_at', '<=', now).execute()
}
