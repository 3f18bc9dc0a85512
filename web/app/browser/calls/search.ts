import type { Language } from '@himoya/contract/languages'
import type { Found, FoundPage } from '@himoya/contract/content/search'
import { fetchPublic } from './fetch-public.ts'

type Asked = { q: string; type: Found['type'] | null; page: number; lang: Language; signal: AbortSignal }

/** What public content has these words: `GET search/`, without a token. null: no answer came, or it was called off. */
export function searchContent({ q, type, page, lang, signal }: Asked): Promise<FoundPage | null> {
  const query = new URLSearchParams({ q, page: String(page), ...(type && { type }) })
  return fetchPublic({ path: `/api/v1/search/?${query.toString()}`, lang, signal })
}
