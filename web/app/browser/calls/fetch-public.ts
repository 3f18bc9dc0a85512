import type { Language } from '@himoya/contract/languages'

type Asked = { path: string; lang: Language; signal?: AbortSignal }

/** What a public address (`/api/v1/…`) answers, without a token; null: no answer came, or it was called off. */
export async function fetchPublic<Answer>({ path, lang, signal }: Asked): Promise<Answer | null> {
  try {
    const answer = await fetch(path, {
      credentials: 'omit',
      headers: { 'accept-language': lang },
      ...(signal && { signal }),
    })
    return answer.ok ? ((await answer.json()) as Answer) : null
  } catch {
    // Also a body that broke off, or was called off in its middle.
    return null
  }
}
