import { isSettled } from '@himoya/contract/reports/case-lists'
import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import type { FollowUp, FollowUpBody } from '@himoya/contract/reports/follow-ups'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { cleanText } from '../../../platform/core/text.ts'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAuditAction } from '../../audit/audit.service.ts'
import { workOnCase } from '../cases/cases.service.ts'
import { enterChat } from '../../chat/chat.service.ts'
import { announceFollowUp } from './follow-up-changes.service.ts'
import { isTimely, remindUntil } from './follow-ups.policy.ts'
import { insertFollowUps, readOne, releaseDeclined } from './follow-ups.store.ts'
import { presentFollowUps, wordsPlace } from './present.service.ts'

/**
 * What was promised in a chat; it is of whoever has the chat. Throws `not_found`, `invalid`, `already_done` for an hour at which there is an
 * appointment already.
 */
export async function promiseInChat(platform: Platform, actor: StaffActor, chat_id: string, body: FollowUpBody) {
  const chat = await enterChat(platform, actor, chat_id)
  const own = chat.state === CHAT_STATE.ended && chat.assigned_to !== actor.id
  return make(platform, actor, { chat_id, case_id: null, key_id: chat.key_id, owner_id: own ? actor.id : null }, body)
}

/** The same of a case, whose reporter sees none. Throws `not_found`, `forbidden` through a break-glass, `changed_meanwhile` once it is settled, `invalid`. */
export async function promiseInCase(platform: Platform, actor: StaffActor, case_id: string, body: FollowUpBody) {
  const field = body.kind === 'appointment' ? 'kind' : body.shown ? 'shown' : null
  if (field) throw new AppError('invalid', { fields: { [field]: ['not_allowed'] } })
  const { key_id, assigned_to, state } = await workOnCase(platform, platform.db, actor, case_id)
  if (isSettled(state)) throw new AppError('changed_meanwhile')
  const owner_id = assigned_to === actor.id ? null : actor.id
  return make(platform, actor, { chat_id: null, case_id, key_id, owner_id }, body)
}

/** Throws `invalid` without words, and for a time that is over, or further away than anybody can promise. */
export function cleanPromise({ now }: Pick<Platform, 'now'>, { kind, due_at, shown, ...body }: FollowUpBody): FollowUpBody {
  const meets = kind === 'appointment'
  const words = cleanText(body.words)
  if ((words === '') !== meets) throw new AppError('invalid', { fields: { words: [meets ? 'not_allowed' : 'required'] } })
  if (!isTimely(new Date(due_at), now())) throw new AppError('invalid', { fields: { due_at: ['out_of_range'] } })
  return { kind, words, due_at, shown: shown || meets }
}

type Place = { chat_id: string | null; case_id: string | null; key_id: string; owner_id: string | null }

async function make(platform: Platform, actor: StaffActor, place: Place, body: FollowUpBody): Promise<FollowUp> {
  const { db } = platform
  const promise = cleanPromise(platform, body)
  const id = await db.transaction().execute(async (tx) => {
    if (promise.kind === 'appointment') await makePlace(platform, tx, actor, place.chat_id!)
    const [stored] = await storePromises(platform, tx, place, actor.id, [promise])
    // In the transaction: what did not suit has made place for nothing, and stays.
    if (stored === undefined) throw new AppError('already_done')
    return stored
  })
  const row = await readOne(db, id)
  const [made] = row ? await presentFollowUps(platform, actor, [row]) : []
  if (!row || !made) throw new AppError('not_found')
  announceFollowUp(platform, { id: row.id, change: 'changed' }, [row.owner_id, row.case_assigned])
  return made
}

/** A new time takes the place of those that did not suit; each is settled as any other. */
async function makePlace(platform: Platform, db: Db, actor: StaffActor, chat_id: string): Promise<void> {
  const released = await releaseDeclined(db, chat_id, { settled_at: platform.now(), settled_by: actor.id })
  for (let written = 0; written < released; written += 1) {
    await recordAuditAction(platform, db, actor, { action: 'follow_up.settled', subject_id: chat_id })
  }
}

/** Seals and stores them, where `db` is a transaction in it; announce them after the commit. Whoever makes one at its last minute needs no reminder. Answers which are new. */
export async function storePromises(
  { vault, now }: Pick<Platform, 'vault' | 'now'>,
  db: Db,
  { key_id, ...place }: Place,
  made_by: string,
  promises: readonly FollowUpBody[],
): Promise<string[]> {
  if (promises.length === 0) return []
  const sealer = await vault.useKey(db, key_id)
  const made_at = now()
  const soon = remindUntil(made_at)
  const rows = promises.map(({ kind, words, due_at, shown }) => {
    const id = uuid(made_at.getTime())
    const due = new Date(due_at)
    return {
      id,
      kind,
      ...place,
      words: sealer.seal(wordsPlace(id), words),
      made_by,
      made_at,
      due_at: due,
      shown,
      rung: due <= soon ? 1 : 0,
    }
  })
  return insertFollowUps(db, rows)
}
