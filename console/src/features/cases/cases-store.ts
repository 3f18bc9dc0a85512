import type { Services } from '../../session/services.ts'
import { type CaseNews, createCaseNews } from './case-news.ts'

export function createCasesStore({ queries, hear }: Services): CaseNews {
  const news = createCaseNews(queries)
  hear({ onCase: news.hear })
  return news
}
