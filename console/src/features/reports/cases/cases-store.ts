import type { Services } from '../../../session/services.ts'
import { type CaseNotices, createCaseNotices } from './case-notices.ts'

export function createCasesStore({ queries, hear }: Services): CaseNotices {
  const news = createCaseNotices(queries)
  hear({ onCase: news.hear })
  return news
}
