import type { Language } from '@himoya/contract/languages'
import type { AskBody, Asked } from '@himoya/contract/questions/public-questions'
import { findHints } from '@himoya/contract/chat/hints/find-hints'
import type { z } from 'zod'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import { makeReceipt, receiptIndex, receiptAnswer } from '../../../platform/crypto/receipt.ts'
import type { Actor } from '../../../platform/core/actors.ts'
import type { Client } from '../../../platform/core/client.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { cleanLine } from '../../../platform/core/text.ts'
import type { KeepAnswer } from '../../../platform/http/idempotency.ts'
import { takeProven } from '../../../platform/limits/proven-limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listLive } from '../../content/content.service.ts'
import { insertAsked } from './asked.store.ts'

/** The purpose of a receipt: one of another purpose opens nothing here. */
export const RECEIPT_KIND = 'question'

/** From one address: so many are free, then each costs a proof of work, then there are none. */
const ADDRESS_FREE = { points: 10, seconds: 3_600 }
const ADDRESS_STOP = { points: 60, seconds: 3_600 }
/** Of one person. */
const PERSON_LIMIT = { points: 20, seconds: 24 * 3_600 }

type Question = z.infer<typeof AskBody>

/**
 * Takes a question, sealed with a key of its own. A guest is known by a receipt alone, which is answered once; of a signed-in
 * person the account is kept. `help`: its words touch our lists. `keepAnswer`: what is answered is kept with the question. Throws
 * `invalid`, `rate_limited`, `proof_required`.
 */
export async function ask(
  platform: Platform,
  actor: Actor,
  client: Client,
  body: Question,
  keepAnswer: KeepAnswer<Asked>,
): Promise<Asked> {
  const { vault, now } = platform
  await assertCategory(platform, client.lang, body.category)
  await limitAsking(platform, actor, client)
  const id = uuid(now().getTime())
  const receipt = actor.kind === 'user' ? null : makeReceipt()
  const title = cleanLine(body.title)
  const help = findHints(`${title}\n${body.question}`).length > 0
  const answer = { id, help, ...receiptAnswer(receipt, client.lang) }
  await platform.db.transaction().execute(async (db) => {
    const key_id = await vault.createKey(db)
    const sealer = await vault.useKey(db, key_id)
    await insertAsked(db, {
      id,
      key_id,
      account_id: actor.kind === 'user' ? actor.id : null,
      receipt_index: receipt === null ? null : receiptIndex(vault, RECEIPT_KIND, receipt),
      lang: client.lang,
      category_id: body.category,
      age_band: body.age_band,
      title: sealer.seal(`${id}:title`, title),
      question: sealer.seal(`${id}:question`, body.question),
      marked: help,
      notice: body.notice,
      created_at: now(),
      updated_at: now(),
    })
    await keepAnswer(db, answer)
  })
  return answer
}

async function assertCategory({ db }: Platform, lang: Language, category: string | null): Promise<void> {
  if (category === null) return
  const { count } = await listLive(db, 'question_category', lang, { ids: [category], limit: 1 })
  if (count === 0) throw new AppError('invalid', { fields: { category: ['not_allowed'] } })
}

async function limitAsking(platform: Platform, actor: Actor, client: Client): Promise<void> {
  const key = client.address
  const stops = [{ name: 'questions_stop', key, limit: ADDRESS_STOP }]
  if (actor.kind === 'user') stops.push({ name: 'questions_person', key: actor.id, limit: PERSON_LIMIT })
  await takeProven(platform, client, { free: { name: 'questions', key, limit: ADDRESS_FREE }, stops })
}
