import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { Platform } from '../../../platform/platform.ts'
import { mayDecide } from './evidence.policy.ts'
import type { EvidenceRow } from './evidence.store.ts'
import { insertAsk, lockAsk, readUnsealing, writeDecision } from './unsealing.store.ts'

/** Long enough to hand it over; then it is asked for again. */
const OPEN_HOURS = 24

/** Asks for an original, which another person decides on (safety.md 20). Throws `already_done` when somebody has asked or it is open. */
export async function askToUnseal(
  { vault, now }: Pick<Platform, 'vault' | 'now'>,
  db: Db,
  actor: StaffActor,
  { evidence_id, key_id, reason }: { evidence_id: string; key_id: string; reason: string },
): Promise<void> {
  if ((await readUnsealing(db, [evidence_id], now())).length > 0) throw new AppError('already_done')
  const id = uuid(now().getTime())
  const sealed = (await vault.useKey(db, key_id)).seal(id, reason)
  const asked = { id, evidence_id, asked_by: actor.id, asked_at: now(), reason: sealed }
  if (!(await insertAsk(db, asked))) throw new AppError('already_done')
}

/** Opens an original for a day, or leaves it sealed. Throws `not_found`, `forbidden`, `second_person` for who asked. */
export async function decideOnUnsealing(
  { now }: Pick<Platform, 'now'>,
  db: Db,
  actor: StaffActor,
  { evidence_id, grant }: { evidence_id: string; grant: boolean },
): Promise<void> {
  const ask = await lockAsk(db, evidence_id)
  if (!ask) throw new AppError('not_found')
  if (ask.asked_by === actor.id) throw new AppError('second_person')
  if (!mayDecide(actor, ask.asked_by)) throw new AppError('forbidden')
  const open_until = grant ? new Date(now().getTime() + OPEN_HOURS * 3_600_000) : null
  await writeDecision(db, ask.id, { decided_by: actor.id, decided_at: now(), open_until })
}

/** Throws `not_found` while it is sealed. */
export async function assertUnsealed({ db, now }: Platform, { id }: Pick<EvidenceRow, 'id'>): Promise<void> {
  const unsealing = await readUnsealing(db, [id], now())
  if (!unsealing.some(({ open_until }) => open_until !== null)) throw new AppError('not_found')
}
