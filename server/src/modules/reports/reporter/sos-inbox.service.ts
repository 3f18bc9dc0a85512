import type { Language } from '@himoya/contract/languages'
import { makeReceipt } from '../../../platform/crypto/receipt.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { Platform } from '../../../platform/platform.ts'
import { openCase } from '../cases/cases.service.ts'
import { addReport } from '../reports.service.ts'

/**
 * The inbox behind an SOS of a guest: a report that says what little is known, and its receipt, shown once. `db` is the
 * transaction that stores the SOS; call `announceNewCase` (cases) once it is committed.
 */
export async function openSosInbox(
  platform: Platform,
  db: Db,
  { lang, text }: { lang: Language; text: string },
): Promise<{ report_id: string; receipt: string }> {
  const receipt = makeReceipt()
  const { id } = await addReport(platform, db, {
    source: 'sos',
    account_id: null,
    receipt,
    lang,
    reporter_role: 'other',
    type_ids: ['other'],
    urgency: 'now',
    region_code: null,
    child_age_band: null,
    child_gender: null,
    facts: {
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
    },
    notice: null,
    created_at: platform.now(),
  })
  await openCase(platform, db, { id, words: text })
  return { report_id: id, receipt }
}
