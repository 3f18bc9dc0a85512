import type { ContactPage, ContactQuery, ContactRecord, NewContactBody, WrapUp, WrapUpState } from '@himoya/contract/chat/records'
import type { z } from 'zod'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import { isUniqueViolation } from '../../../platform/db/violations.ts'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { pageAnswer, windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordReading } from '../../audit/audit.service.ts'
import { enterChat } from '../chat.service.ts'
import { isPlausible, mayChange, mayRead } from './records.policy.ts'
import { insertRecord, readOfChat, readPrefill, readRecord, readRecords, updateRecord, type RecordRow } from './records.store.ts'

const WHO = { child: 'child_self', teen: 'child_self', parent: 'parent', teacher: 'teacher' } as const

/** What is written about this chat, and what the form begins with. Throws `not_found` for a chat that is not the caller's. */
export async function wrapUpOf(platform: Platform, actor: StaffActor, chat_id: string): Promise<WrapUpState> {
  await enterChat(platform, actor, chat_id)
  const [row, person] = [await readOfChat(platform.db, chat_id), await readPrefill(platform.db, chat_id)]
  const { age_band, region_code, risk, audience } = person
  const record = row ? await present(platform, actor, row) : null
  await noteReading(platform, actor, record ? [record] : [])
  return {
    record,
    prefill: { who: audience === null ? 'other' : WHO[audience], age_band, region_code, risk },
  }
}

/** Writes the wrap-up, or corrects one's own within 24 h. Throws `forbidden` afterwards, `not_found`. */
export async function writeWrapUp(
  platform: Platform,
  actor: StaffActor,
  chat_id: string,
  wrap_up: WrapUp,
): Promise<ContactRecord> {
  const { db, vault, now } = platform
  const { key_id } = await enterChat(platform, actor, chat_id)
  const written = await readOfChat(db, chat_id)
  if (written) return correct(platform, actor, written, wrap_up, key_id)
  const id = uuid()
  const { lang, created_at, ended_at } = await readPrefill(db, chat_id)
  const { note, ...facts } = wrap_up
  const sealed = (await vault.useKey(db, key_id)).seal(id, note)
  const times = { started_at: created_at, ended_at: ended_at ?? now(), created_at: now() }
  try {
    await insertRecord(db, { ...facts, ...times, id, kind: 'chat', chat_id, lang, counsellor_id: actor.id, key_id, note: sealed })
  } catch (error) {
    // Pressed twice: the other press has written it.
    if (isUniqueViolation(error)) return writeWrapUp(platform, actor, chat_id, wrap_up)
    throw error
  }
  return showRecord(platform, actor, id)
}

/** A call or a visit; it has no chat. Throws `invalid` for times that cannot be. */
export async function addContact(
  platform: Platform,
  actor: StaffActor,
  { note, ...facts }: z.infer<typeof NewContactBody>,
): Promise<ContactRecord> {
  const { db, vault, now } = platform
  const times = { started_at: new Date(facts.started_at), ended_at: new Date(facts.ended_at) }
  if (!isPlausible(times.started_at, times.ended_at, now())) {
    throw new AppError('invalid', { fields: { ended_at: ['out_of_range'] } })
  }
  const id = uuid()
  await db.transaction().execute(async (transaction) => {
    const key_id = await vault.createKey(transaction)
    const sealed = (await vault.useKey(transaction, key_id)).seal(id, note)
    const record = { ...facts, ...times, id, chat_id: null, counsellor_id: actor.id, key_id, note: sealed, created_at: now() }
    await insertRecord(transaction, record)
  })
  return showRecord(platform, actor, id)
}

/** Corrects one's own within 24 h. Throws `forbidden` afterwards, `not_found`. */
export async function changeContact(platform: Platform, actor: StaffActor, id: string, wrap_up: WrapUp): Promise<ContactRecord> {
  const row = await readRecord(platform.db, id)
  if (!row || !mayRead(actor, row)) throw new AppError('not_found')
  return correct(platform, actor, row, wrap_up, row.key_id)
}

async function correct(
  platform: Platform,
  actor: StaffActor,
  row: RecordRow,
  { note, ...facts }: WrapUp,
  key_id: string | null,
): Promise<ContactRecord> {
  if (!mayChange(actor, row, platform.now())) throw new AppError('forbidden')
  // The person has deleted the conversation and its key with it: nothing new is written about it.
  if (key_id === null) throw new AppError('forbidden')
  const sealed = (await platform.vault.useKey(platform.db, key_id)).seal(row.id, note)
  await updateRecord(platform.db, row.id, { ...facts, note: sealed, key_id })
  return showRecord(platform, actor, row.id)
}

/** One's own contacts; a supervisor's: the team's. The latest first. */
export async function listContacts(
  platform: Platform,
  actor: StaffActor,
  query: z.infer<typeof ContactQuery>,
): Promise<ContactPage> {
  const counsellor_id = actor.role === 'supervisor' ? null : actor.id
  const { rows, count } = await readRecords(platform.db, { counsellor_id, kind: query.kind, ...windowOf(query) })
  const results: ContactRecord[] = []
  for (const row of rows) results.push(await present(platform, actor, row))
  await noteReading(platform, actor, results)
  return pageAnswer('/api/v1/staff/contact/', query, { count, results })
}

export async function showRecord(platform: Platform, actor: StaffActor, id: string): Promise<ContactRecord> {
  const row = await readRecord(platform.db, id)
  if (!row || !mayRead(actor, row)) throw new AppError('not_found')
  const record = await present(platform, actor, row)
  await noteReading(platform, actor, [record])
  return record
}

/** A note that somebody else wrote of a person leaves a trace with whoever reads it (safety.md 20). */
async function noteReading(platform: Platform, actor: StaffActor, records: readonly ContactRecord[]): Promise<void> {
  const others = records.filter(({ counsellor, note }) => counsellor.id !== actor.id && note !== '')
  const ids = others.map(({ id }) => id)
  await recordReading(platform, actor, 'contact.read', ids)
}

async function present({ vault, db, now }: Platform, actor: StaffActor, row: RecordRow): Promise<ContactRecord> {
  const { key_id, note, counsellor_id, alias, started_at, ended_at, created_at, ...facts } = row
  return {
    ...facts,
    note: key_id === null ? '' : (await vault.useKey(db, key_id)).open(row.id, note),
    counsellor: { id: counsellor_id, alias },
    started_at: started_at.toISOString(),
    ended_at: ended_at.toISOString(),
    created_at: created_at.toISOString(),
    can_change: mayChange(actor, row, now()),
  }
}
