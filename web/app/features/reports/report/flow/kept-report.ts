import type { ReportBody } from '@himoya/contract/reports/reports'
import type { SentEvidence } from '../../../../browser/report/evidence-sender.ts'
import { createSealedDraft, type SealedDraft } from '../../../../browser/report/sealed-draft.ts'
import type { Draft } from './draft.ts'
import type { Stand } from './use-steps.ts'

/** The last try to send it: as long as the same is told, the same body goes under the same key, also after a reload. */
export type LastTry = { draft: string; body: ReportBody | null; key: string }

/** What this tab keeps of a telling over a reload. */
export type KeptReport = Stand & {
  /** The same in a duplicated tab. */
  telling: string
  draft: Draft
  files: SentEvidence[]
  /** What could not be kept: files on their way, and a recording that was not added yet. */
  lost: { files: number; voice: boolean }
  last_try: LastTry
}

/** In the tab's session storage. */
const NAME = 'himoya_report'

/** This page's own; its parts mean the same one. */
export const kept_report: SealedDraft<KeptReport> = createSealedDraft(NAME)
