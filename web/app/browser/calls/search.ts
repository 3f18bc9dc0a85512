import type { Language } from '@himoya/contract/languages'
import type { Found, FoundPage } from '@himoya/contract/search'

type Asked = { q: string; type: Found['type'] | null; page: number; lang: Language; signal: AbortSignal }

/** What public content has these words: `GET search/`, without a token. null: no answer came, or it was called off. */
export async function searchContent({ q, type, page, lang, signal }: Asked): Promise<FoundPage | null> {
  const query = new URLSearchParams({ q, page: String(page), ...(type && { type }) })
  try {
    const answer = await fetch(`/api/v1/search/?${query.toString()}`, {
      credentials: 'omit',
      headers: { 'accept-language': lang },
      signal,
    })
    return answer.ok ? ((await answer.json()) as FoundPage) : null
  } catch {
    // Also a body that broke off, or was called off in its middle.
    return null
  }
}
