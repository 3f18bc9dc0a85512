import type { Language } from '@himoya/contract/languages'
import type { ExportedSos, SosCall, SosMore } from '@himoya/contract/sos/sos'
import type { Db } from '../../platform/db/connect.ts'
import type { Actor } from '../../platform/core/actors.ts'
import { AppError } from '../../platform/core/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { withdrawSos } from '../chat/chat.service.ts'
import { onShift } from '../staff/staff.service.ts'
import { announceSos } from './sos-changes.service.ts'
import { addFacts, nonceIndex } from './sos-facts.service.ts'
import { isSender, movedBy } from './sos.policy.ts'
import { saidOf } from './sos-words.policy.ts'
import { wakingOf } from './wake.service.ts'
import { type CallRow, lockCall, readCall, readOwnCalls, readShownCalls, writeCancelled } from './sos.store.ts'

/** `lang`: of the page that asks, which may be another than the one they pressed SOS on. */
export type Sender = { actor: Actor; nonce: string | undefined; lang: Language }

/** How the call stands, for its sender. Throws `not_found` for everybody else. */
export async function readOwnSos(platform: Platform, sender: Sender, id: string): Promise<SosCall> {
  await callOfSender(platform, sender, id)
  return presentCall(platform, id, sender.lang)
}

/** Says more in a call that is not over. Throws `already_done`, `not_found`, `rate_limited`. */
export async function addToSos(platform: Platform, sender: Sender, id: string, more: SosMore): Promise<SosCall> {
  await callOfSender(platform, sender, id)
  await addFacts(platform, id, more)
  return presentCall(platform, id, sender.lang)
}

/**
 * "It was a mistake." Before anybody accepted it, the call ends; afterwards whoever accepted is told and decides. A chat
 * stays in the queue, less pressing: somebody still looks in. Throws `already_done`, `not_found`.
 */
export async function cancelSos(platform: Platform, sender: Sender, id: string): Promise<SosCall> {
  await callOfSender(platform, sender, id)
  const ended = await platform.db.transaction().execute(async (db) => {
    const call = await lockCall(db, id)
    if (!call) throw new AppError('not_found')
    const state = movedBy(call.state, 'cancel')
    if (state !== 'accepted' && state !== 'false_alarm') throw new AppError('already_done')
    if (call.cancelled_at === null) await writeCancelled(db, id, { state, at: platform.now() })
    return state === 'false_alarm' && call.state === 'sent' ? call : null
  })
  if (ended?.chat_id) await withdrawSos(platform, ended.chat_id)
  await announceSos(platform, id)
  return presentCall(platform, id, sender.lang)
}

/** The call, for whoever sent it. Throws `not_found` for everybody else. */
export async function callOfSender(platform: Platform, { actor, nonce }: Sender, id: string): Promise<CallRow> {
  const call = await readCall(platform.db, id)
  const nonce_index = nonce === undefined ? null : nonceIndex(platform, nonce)
  if (!call || !isSender(actor, call, nonce_index)) throw new AppError('not_found')
  return call
}

async function presentCall(platform: Platform, id: string, lang: Language): Promise<SosCall> {
  const call = await readCall(platform.db, id)
  if (!call) throw new AppError('not_found')
  return presentRead(platform, call, lang)
}

/** What has been read a moment ago, as its sender sees it. */
export async function presentRead(platform: Platform, call: CallRow, lang: Language): Promise<SosCall> {
  const { id, state, can_speak, chat_id, alias } = call
  const someone_there = (await onShift(platform, platform.db)).length > 0
  const cancelled = call.cancelled_at !== null
  const waking = await wakingOf(platform, call, someone_there)
  return {
    id,
    state,
    created_at: call.created_at.toISOString(),
    accepted_at: call.accepted_at?.toISOString() ?? null,
    by: alias,
    settled_at: call.settled_at?.toISOString() ?? null,
    cancelled,
    can_speak,
    has_place: call.place !== null,
    chat_id,
    someone_there,
    said: saidOf({ state, by: alias, cancelled, someone_there, escalated: call.escalated_at !== null, waking }, lang),
  }
}

/** A person's calls, for their export (safety.md 29); what lies behind the curtain stays there. */
export async function exportSos({ vault }: Platform, db: Db, account_id: string): Promise<ExportedSos[]> {
  const exported: ExportedSos[] = []
  for (const { id, key_id, words, phone, place, created_at } of await readShownCalls(db, account_id)) {
    const sealer = await vault.useKey(db, key_id)
    const open = (column: string, sealed: Buffer | null): string =>
      sealed === null ? '' : sealer.open(`${id}:${column}`, sealed)
    exported.push({
      created_at: created_at.toISOString(),
      text: open('words', words),
      phone: open('phone', phone),
      place: open('place', place),
    })
  }
  return exported
}

/** Deletes a person's calls with their keys. `db` is the transaction that deletes the account. */
export async function forgetSos({ vault }: Platform, db: Db, account_id: string, since = new Date(0)): Promise<void> {
  const rows = await readOwnCalls(db, account_id, since)
  await vault.destroyKeys(
    db,
    rows.map(({ key_id }) => key_id),
  )
}
