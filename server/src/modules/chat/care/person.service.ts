import type { Message } from '@himoya/contract/chat/chat'
import type { EarlierChat, Person, RevealedPhone } from '@himoya/contract/chat/desk'
import { REVEAL_SECONDS } from '@himoya/contract/chat/desk-lists'
import { HISTORY_LIMIT } from '@himoya/contract/limits'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAuditAction } from '../../audit/audit.service.ts'
import { announceEnded, endSessionsIn, openCurtain, phoneOf, readPerson } from '../../accounts/auth/auth.service.ts'
import { enterChat, readHistory } from '../chat.service.ts'
import { safeContactOf } from '../visitor/visitor.service.ts'
import { currentBlock } from './blocks/blocks.service.ts'
import { announceFacts } from './care-changes.service.ts'
import { mayReveal } from './person.policy.ts'
import { hasCurtain, readOtherChats, talksWith } from './person.store.ts'

const EARLIER = 50
/** Numbers one member asks for; more is no work with one person any more. Setting `reveal`. */
const REVEAL_LIMIT = { points: 20, seconds: 3_600 }

/** Who writes in this chat, without what has to be asked for. Throws `not_found`. */
export async function showPerson(platform: Platform, actor: StaffActor, chat_id: string): Promise<Person> {
  const { db } = platform
  const { account_id } = await enterChat(platform, actor, chat_id)
  const { key_id, since, ...known } = await readPerson(platform, db, account_id)
  return {
    ...known,
    since: since.toISOString(),
    ...(await safeContactOf(platform, { account_id, key_id })),
    curtained: await hasCurtain(db, account_id),
    block: await currentBlock(platform, account_id),
  }
}

/** The whole number, for a reason that is written down first. Throws `not_found`, `rate_limited`. */
export async function revealPhone(
  platform: Platform,
  actor: StaffActor,
  person_id: string,
  reason: string,
): Promise<RevealedPhone> {
  const { db } = platform
  if (!mayReveal(actor, await talksWith(db, person_id, actor.id))) throw new AppError('not_found')
  const { key_id, phone: masked } = await readPerson(platform, db, person_id)
  if (masked === null) throw new AppError('not_found')
  const retry_after = await platform.limiter.take('reveal', actor.id, REVEAL_LIMIT)
  if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
  await recordAuditAction(platform, db, actor, {
    action: 'person.phone_revealed',
    subject_id: person_id,
    reason: { text: reason, key_id },
  })
  const phone = await phoneOf(platform, db, person_id)
  if (phone === null) throw new AppError('not_found')
  return { phone, hide_after: REVEAL_SECONDS }
}

/** Wherever the person is signed in, at once, for a reason that is written down: somebody else may have their phone. Throws `not_found`. */
export async function signPersonOut(platform: Platform, actor: StaffActor, person_id: string, reason: string): Promise<void> {
  const ended = await platform.db.transaction().execute(async (db) => {
    const { key_id } = await readPerson(platform, db, person_id)
    const why = { text: reason, key_id }
    await recordAuditAction(platform, db, actor, { action: 'person.signed_out', subject_id: person_id, reason: why })
    return endSessionsIn(platform, db, person_id)
  })
  announceEnded(platform, ended)
}

/** Other chats of the same person, the newest first. Throws `not_found`. */
export async function earlierChats(platform: Platform, actor: StaffActor, chat_id: string): Promise<EarlierChat[]> {
  const { account_id } = await enterChat(platform, actor, chat_id)
  const rows = await readOtherChats(platform.db, account_id, chat_id, EARLIER)
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    counsellor: row.alias,
    risk: row.risk,
    messages: row.last_seq,
    minutes: row.minutes,
    own: row.assigned_to === actor.id,
    curtained: row.curtained,
  }))
}

/**
 * At most 200 messages of another chat of the same person, ascending, only to read. Unless the caller had that chat,
 * it is written down before anything is sent. Throws `not_found`.
 */
export async function readEarlier(
  platform: Platform,
  actor: StaffActor,
  chat_id: string,
  earlier_id: string,
  before_seq: number | undefined,
): Promise<Message[]> {
  const { db } = platform
  const { account_id } = await enterChat(platform, actor, chat_id)
  const earlier = (await readOtherChats(db, account_id, chat_id, EARLIER)).find(({ id }) => id === earlier_id)
  if (!earlier) throw new AppError('not_found')
  if (earlier.assigned_to !== actor.id) {
    await recordAuditAction(platform, db, actor, { action: 'chat.viewed_silently', subject_id: earlier_id })
  }
  return readHistory(platform, earlier, { before_seq, limit: HISTORY_LIMIT })
}

/** The person sees their older chats again (safety.md 5). Throws `not_found`. */
export async function liftCurtain(platform: Platform, actor: StaffActor, chat_id: string, reason: string): Promise<Person> {
  const { account_id } = await enterChat(platform, actor, chat_id)
  await platform.db.transaction().execute(async (db) => {
    const { key_id } = await readPerson(platform, db, account_id)
    await recordAuditAction(platform, db, actor, {
      action: 'person.curtain_opened',
      subject_id: account_id,
      reason: { text: reason, key_id },
    })
    await openCurtain(db, account_id)
  })
  announceFacts(platform, chat_id)
  return showPerson(platform, actor, chat_id)
}
