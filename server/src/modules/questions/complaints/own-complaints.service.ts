import type { Complained, ComplaintBody, OwnComplaint } from '@himoya/contract/questions/complaints'
import type { ReceiptBody } from '@himoya/contract/accounts/receipts'
import type { z } from 'zod'
import type { Client } from '../../../platform/core/client.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { cleanLine } from '../../../platform/core/text.ts'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import { makeReceipt, receiptIndex, receiptWords } from '../../../platform/crypto/receipt.ts'
import type { KeepAnswer } from '../../../platform/http/idempotency.ts'
import { openByReceipt } from '../../../platform/limits/receipt-tries.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findHints } from '@himoya/contract/chat/hints/find-hints'
import { isWayBack } from '../../accounts/auth/auth.service.ts'
import { insertComplaint, readByReceipt } from './complaints.store.ts'

const RECEIPT_KIND = 'complaint'
/** From one address. No proof of work is asked for: the form goes without scripts. A school has one address. */
const ADDRESS_LIMIT = { points: 20, seconds: 3_600 }

/**
 * Takes a complaint, sealed with a key of its own. Neither account nor address is kept: whoever wrote is known by the receipt
 * alone, answered once. `keepAnswer`: what is told is kept with the complaint. Throws `invalid`, `rate_limited`.
 */
export async function complain(
  platform: Platform,
  client: Client,
  body: z.infer<typeof ComplaintBody>,
  keepAnswer: KeepAnswer<Complained>,
): Promise<Complained> {
  const { vault, now, limiter } = platform
  const retry_after = await limiter.take('complaints', client.address, ADDRESS_LIMIT)
  if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
  const id = uuid(now().getTime())
  const receipt = makeReceipt()
  const about = cleanLine(body.about)
  const help = findHints(body.text).length > 0
  const answer = { receipt, receipt_words: receiptWords(receipt, client.lang), help }
  await platform.db.transaction().execute(async (db) => {
    const key_id = await vault.createKey(db)
    const sealer = await vault.useKey(db, key_id)
    await insertComplaint(db, {
      id,
      key_id,
      receipt_index: receiptIndex(vault, RECEIPT_KIND, receipt),
      lang: client.lang,
      words: sealer.seal(`${id}:words`, body.text),
      about: sealer.seal(`${id}:about`, about),
      marked: help,
      created_at: now(),
    })
    await keepAnswer(db, answer)
  })
  return answer
}

/** What became of it. Throws `invalid`, `rate_limited`, `not_found`. */
export async function readOwnComplaint(platform: Platform, client: Client, typed: ReceiptBody): Promise<OwnComplaint> {
  const { db, vault } = platform
  const row = await openByReceipt(
    platform,
    { kind: RECEIPT_KIND, typed, client },
    (receipt) => readByReceipt(db, receiptIndex(vault, RECEIPT_KIND, receipt)),
    // one page for all: whoever looks for a chat is asked for here too
    (receipt) => isWayBack(platform, receipt),
  )
  const sealer = await vault.useKey(db, row.key_id)
  return {
    state: row.state,
    lang: row.lang,
    created_at: row.created_at.toISOString(),
    answer: row.answer && sealer.open(`${row.id}:answer`, row.answer),
    answered_at: row.answered_at?.toISOString() ?? null,
  }
}
