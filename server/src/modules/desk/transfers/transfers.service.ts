import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import { HandoverCard, type Transfer, type TransferBody, type TransferTarget } from '@himoya/contract/chat/desk'
import { OFFER_MINUTES } from '@himoya/contract/chat/desk-lists'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { topic, type Topic } from '../../../platform/realtime/hub.ts'
import { recordAuditAction, recordReading } from '../../audit/audit.service.ts'
import { displayNames } from '../../accounts/auth/auth.service.ts'
import { enterChat, announceMoved, moveChat } from '../../chat/chat.service.ts'
import { announceFollowUp, cleanPromise, openPromises, storePromises } from '../../reports/follow-ups/follow-ups.service.ts'
import { onShift } from '../../staff/staff.service.ts'
import { announceFacts, announceNote, readPlace, storeHandover } from '../../chat/care/care.service.ts'
import { concerns, inOrder } from './transfers.policy.ts'
import {
  cancelOffersOf,
  closeStale,
  insertTransfer,
  readOpen,
  readRecent,
  readRoles,
  settleTransfer,
  type TransferRow,
} from './transfers.store.ts'

/** Keyed `all`: a transfer was offered or answered. `concerns`: who offered and who was asked. */
export const transferChanged: Topic<{ chat_id: string; concerns: readonly string[] }> = topic('desk.transfer_changed')

const LIST_LIMIT = 100
const OFFER_MS = OFFER_MINUTES * 60_000

/** Who is on shift and could take this chat. Throws `not_found`. */
export async function transferTargets(platform: Platform, actor: StaffActor, chat_id: string): Promise<TransferTarget[]> {
  const { assigned_to } = await enterChat(platform, actor, chat_id)
  const lang = (await readPlace(platform.db, chat_id))!.lang
  const there = (await onShift(platform, platform.db)).filter(({ id }) => id !== assigned_to && id !== actor.id)
  const roles = new Map(
    (
      await readRoles(
        platform.db,
        there.map(({ id }) => id),
      )
    ).map((row) => [row.id, row.role]),
  )
  return inOrder(
    there.map(({ id, alias, langs, open_chats }) => ({
      id,
      alias,
      langs,
      open_chats,
      role: roles.get(id) === 'supervisor' ? ('supervisor' as const) : ('counsellor' as const),
      speaks: langs.includes(lang),
    })),
  )
}

/** What concerns the caller; answered ones stay for ten minutes. Cards of others, which a supervisor reads, leave a trace. */
export async function listTransfers(platform: Platform, actor: StaffActor): Promise<Transfer[]> {
  await closeOffers(platform)
  const since = new Date(platform.now().getTime() - OFFER_MS)
  const transfers = await presentAll(platform, await readRecent(platform.db, since, LIST_LIMIT))
  const shown = transfers.filter((transfer) => concerns(actor, transfer))
  const others = shown.filter(({ from, to }) => from.id !== actor.id && to.id !== actor.id)
  const chats = others.map(({ chat_id }) => chat_id)
  await recordReading(platform, actor, 'chat.handover_read', chats)
  return shown
}

/** What nobody answered in time, or what was taken away meanwhile, is over; whoever it concerns is told. */
async function closeOffers(platform: Platform): Promise<void> {
  for (const { chat_id, from_id, to_id } of await closeStale(platform.db, platform.now())) {
    announce(platform, chat_id, [from_id, to_id])
  }
}

/**
 * Offers one's own chat to somebody on shift who speaks its language; until they accept it stays where it is.
 * Throws `invalid`, `already_offered`, `forbidden` for a chat somebody else has, `not_found`.
 */
export async function offerTransfer(
  platform: Platform,
  actor: StaffActor,
  chat_id: string,
  { to, card: written }: TransferBody,
): Promise<Transfer> {
  const chat = await enterChat(platform, actor, chat_id)
  if (chat.state === CHAT_STATE.ended) throw new AppError('chat_ended')
  if (chat.assigned_to !== actor.id) throw new AppError('forbidden')
  const target = (await transferTargets(platform, actor, chat_id)).find(({ id }) => id === to)
  if (!target?.speaks) throw new AppError('invalid', { fields: { to: ['not_allowed'] } })
  const promised = (await openPromises(platform, chat_id)).map((one) => ({ ...one, known: true }))
  const added = (written.follow_ups ?? []).map((one) => ({ ...cleanPromise(platform, one), known: false }))
  const card = { ...written, follow_ups: [...promised, ...added] }
  await closeOffers(platform)
  const id = uuid()
  const sealed = (await platform.vault.useKey(platform.db, chat.key_id)).seal(`${id}:card`, JSON.stringify(card))
  const expires_at = new Date(platform.now().getTime() + OFFER_MS)
  if (!(await insertTransfer(platform.db, { id, chat_id, from_id: actor.id, to_id: to, card: sealed, expires_at }))) {
    throw new AppError('already_offered')
  }
  announce(platform, chat_id, [actor.id, to])
  const row = await readOpen(platform.db, chat_id)
  if (!row) throw new AppError('already_done')
  return (await presentAll(platform, [row]))[0]!
}

/**
 * From this moment the chat is the receiver's alone; its card stays beside it as a note. Throws `already_done` when the
 * offer is over, `too_many_chats`, `not_found` when none was made to the caller.
 */
export async function acceptTransfer(platform: Platform, actor: StaffActor, chat_id: string): Promise<Transfer> {
  const offer = await openOffer(platform, chat_id, ({ to_id }) => to_id === actor.id)
  const card = await openCard(platform, offer)
  const { note, promises } = await platform.db.transaction().execute(async (db) => {
    if (!(await settleTransfer(db, offer.id, { state: 'accepted', settled_at: platform.now() })))
      throw new AppError('already_done')
    const author = { ...actor, id: offer.from_id, role: 'supervisor' } as const
    const names = { from: offer.from_alias ?? '', to: offer.to_alias ?? '' }
    const written = await storeHandover(platform, db, author, { id: chat_id, key_id: offer.key_id }, { ...card, ...names })
    await moveChat(db, { chat_id, from: offer.from_id, to: actor.id })
    await recordAuditAction(platform, db, actor, { action: 'chat.transferred', subject_id: chat_id })
    const place = { chat_id, case_id: null, key_id: offer.key_id, owner_id: null }
    const added = (card.follow_ups ?? []).filter(({ known }) => !known)
    const fresh = added.map(({ kind = 'promise', words, due_at, shown = false }) => ({ kind, words, due_at, shown }))
    return { note: written, promises: await storePromises(platform, db, place, offer.from_id, fresh) }
  })
  announceMoved(platform, chat_id, { id: actor.id, alias: offer.to_alias ?? '' })
  if (note) announceNote(platform, chat_id, note)
  for (const id of promises) announceFollowUp(platform, { id, change: 'changed' }, [actor.id])
  announce(platform, chat_id, [offer.from_id, offer.to_id])
  return (await presentAll(platform, [{ ...offer, state: 'accepted' }]))[0]!
}

/** A no with a word; the chat stays where it is. Throws `already_done`, `not_found`. */
export async function rejectTransfer(platform: Platform, actor: StaffActor, chat_id: string, word: string): Promise<Transfer> {
  const offer = await openOffer(platform, chat_id, ({ to_id }) => to_id === actor.id)
  const sealed = (await platform.vault.useKey(platform.db, offer.key_id)).seal(`${offer.id}:word`, word)
  return settle(platform, offer, { state: 'rejected', word: sealed })
}

/** Takes an offer back; a supervisor may do it for anybody. Throws `already_done`, `not_found`. */
export async function cancelTransfer(platform: Platform, actor: StaffActor, chat_id: string): Promise<Transfer> {
  const offer = await openOffer(platform, chat_id, ({ from_id }) => from_id === actor.id || actor.role === 'supervisor')
  return settle(platform, offer, { state: 'cancelled' })
}

/** Nobody waits for the answer of a member who is gone; the chat stays where it is. */
export async function letGoOfOffers(platform: Platform, db: Db, account_id: string): Promise<() => void> {
  const cancelled = await cancelOffersOf(db, account_id, platform.now())
  return () => cancelled.forEach(({ chat_id, from_id, to_id }) => announce(platform, chat_id, [from_id, to_id]))
}

async function openOffer(platform: Platform, chat_id: string, isFor: (row: TransferRow) => boolean): Promise<TransferRow> {
  await closeOffers(platform)
  const row = await readOpen(platform.db, chat_id)
  if (!row || !isFor(row)) throw new AppError('not_found')
  return row
}

type Answer = { state: 'rejected' | 'cancelled'; word?: Buffer }

async function settle(platform: Platform, offer: TransferRow, answer: Answer): Promise<Transfer> {
  if (!(await settleTransfer(platform.db, offer.id, { ...answer, settled_at: platform.now() })))
    throw new AppError('already_done')
  announce(platform, offer.chat_id, [offer.from_id, offer.to_id])
  return (await presentAll(platform, [{ ...offer, ...answer, word: answer.word ?? null }]))[0]!
}

function announce(platform: Platform, chat_id: string, whom: readonly string[]): void {
  platform.hub.publish(transferChanged, 'all', { chat_id, concerns: whom })
  announceFacts(platform, chat_id)
}

async function openCard({ vault, db }: Platform, { id, key_id, card }: TransferRow): Promise<HandoverCard> {
  return HandoverCard.parse(JSON.parse((await vault.useKey(db, key_id)).open(`${id}:card`, card)))
}

async function presentAll(platform: Platform, rows: readonly TransferRow[]): Promise<Transfer[]> {
  const { db, vault } = platform
  const names = await displayNames(platform, db, [...new Set(rows.map((row) => row.account_id))])
  const transfers: Transfer[] = []
  for (const row of rows) {
    const { id, chat_id, lang, state, from_id, from_alias, to_id, to_alias, word, created_at, expires_at } = row
    transfers.push({
      id,
      chat_id,
      person: names.get(row.account_id) ?? '',
      lang,
      from: { id: from_id, alias: from_alias ?? '' },
      to: { id: to_id, alias: to_alias ?? '' },
      card: await openCard(platform, row),
      state,
      word: word && (await vault.useKey(db, row.key_id)).open(`${id}:word`, word),
      created_at: created_at.toISOString(),
      expires_at: expires_at.toISOString(),
    })
  }
  return transfers
}
