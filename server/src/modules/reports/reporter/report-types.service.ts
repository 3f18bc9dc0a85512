import type { Language } from '@himoya/contract/languages'
import { REPORT_TYPES } from '@himoya/contract/reports/report-lists'
import type { ReportType } from '@himoya/contract/reports/reports'
import { TYPE_WORDS } from './type-words.policy.ts'

/** All types in the asked language, parents first, each followed by its own. */
export const listTypes = (lang: Language): ReportType[] =>
  REPORT_TYPES.map(({ id, form, parent }) => {
    const { niche, drawing, title, title_self } = TYPE_WORDS[id]
    return { id, form, parent, title: title[lang], title_self: title_self[lang], niche, drawing }
  })
