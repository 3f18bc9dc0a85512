import type { Language } from '@himoya/contract/languages'
import { v7 as uuid } from '../../platform/crypto/ids.ts'
import { makeReceipt, receiptIndex } from '../../platform/crypto/receipt.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { Platform } from '../../platform/platform.ts'
import { openCase } from '../cases/open-case.service.ts'
import { answerBy, freeRef, RECEIPT_KIND } from './new-report.ts'
import { sealFacts } from './report-facts.ts'
import { insertReport } from './report.store.ts'

/**
 * The inbox behind an SOS of a guest: a report that says what little is known, and its receipt, shown once. `db` is the
 * transaction that stores the SOS; call `announceNewCase` (cases) once it is committed.
 */
export async function openSosInbox(
  platform: Platform,
  db: Db,
  { lang, text }: { lang: Language; text: string },
): Promise<{ report_id: string; receipt: string }> {
  const { vault, now } = platform
  const id = uuid(now().getTime())
  const receipt = makeReceipt()
  const key_id = await vault.createKey(db)
  const sealer = await vault.useKey(db, key_id)
  await insertReport(db, {
    id,
    ref: await freeRef(db),
    source: 'sos',
    key_id,
    account_id: null,
    receipt_index: receiptIndex(vault, RECEIPT_KIND, receipt),
    lang,
    reporter_role: 'other',
    type_ids: ['other'],
    urgency: 'now',
    region_code: null,
    child_age_band: null,
    child_gender: null,
    facts: sealFacts(sealer, id, {
      description: text,
      child_name: null,
      district: null,
      place_kind: null,
      happened_from: null,
      happened_to: null,
      happened_about: null,
      suspect_relation: null,
      suspect_has_access: null,
      contact: { channel: 'receipt', phone: null, safe_hours: null },
      share: 'ask_first',
    }),
    notice: null,
    answer_by: answerBy(now()),
    opened_at: now(),
    created_at: now(),
  })
  await openCase(platform, db, { id, words: text })
  return { report_id: id, receipt }
}
