import { LANGUAGES } from '@himoya/contract/languages'
import { EVIDENCE_KINDS } from '@himoya/contract/reports/report-lists'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeFindings, cutTexts } from '../../../../../../kit/test/looks.ts'
import { show } from '../../../../../test/show.tsx'
import type { PendingEvidence } from '../../../../browser/report/evidence-sender.ts'
import { messagesIn } from '../../../../i18n/messages.ts'
import css from '../flow/flow.css?inline'
import { FileRows } from './file-rows.tsx'
import type { ReportFiles } from './use-report-files.ts'

const SENT: Omit<PendingEvidence, 'id' | 'outcome' | 'kind'> = {
  name: 'WhatsApp_Screenshot_2026-11-25_uzun-nomli-suhbatdan-olingan-rasm.jpg',
  size: 4_000_000,
  blob: null,
  state: 'sent',
  share: 1,
  problem: null,
  key: 'k',
}
const NONE = { keys: [], is_busy: false, has_voice: false, sent: () => [], add() {}, retry() {}, remove() {}, letGo() {} }
const holding = (files: PendingEvidence[]): ReportFiles => ({ ...NONE, files })
const shownAs = (role: 'status' | 'alert'): (string | null)[] =>
  page
    .getByRole(role)
    .elements()
    .map((one) => one.textContent)

it.each(LANGUAGES)('a sender is told what became of each file, and what would help (%s)', async (lang) => {
  const outcomes = ['unreadable', 'incomplete', 'pending', 'clean'] as const
  const files = EVIDENCE_KINDS.flatMap((kind) =>
    outcomes.map((outcome) => ({ ...SENT, id: `${kind} ${outcome}`, kind, outcome })),
  )
  const t = messagesIn(lang).report_files
  await show(<FileRows files={holding(files)} />, { texts: () => ({ report_files: t }), css, lang })
  await expect.poll(() => shownAs('status').length).toBe(files.length)
  const said = shownAs('status')
  for (const kind of EVIDENCE_KINDS) {
    const part = kind === 'document' ? t.incomplete_document : t.incomplete
    expect(said.splice(0, 4)).toEqual([t[`unreadable_${kind}`], part, t.kept_pending, t.sent])
  }
  expect(cutTexts()).toEqual([])
  expect(await axeFindings()).toEqual([])
})

it.each(LANGUAGES)('a file that we do not take says what it is, and the way out (%s)', async (lang) => {
  const refused = { ...SENT, state: 'failed' as const, problem: 'unsupported_media', key: null, outcome: null }
  const files = [...EVIDENCE_KINDS, null].map((kind) => ({ ...refused, id: String(kind), kind }))
  const t = messagesIn(lang).report_files
  await show(<FileRows files={holding(files)} />, { texts: () => ({ report_files: t }), css, lang })
  await expect.poll(() => shownAs('alert').length).toBe(files.length)
  expect(shownAs('alert')).toEqual([...EVIDENCE_KINDS.map((kind) => t[`failed_kind_${kind}`]), t.failed_kind])
  expect(cutTexts()).toEqual([])
  expect(await axeFindings()).toEqual([])
})
