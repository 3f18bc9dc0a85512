import type { Language } from '@himoya/contract/languages'
import type { Api } from '../session/api-client.ts'
import { ApiError } from '../session/api-error.ts'
import type { TokenStore } from '../session/token-store.ts'

/** The totals of a questionnaire as a table (CSV) in the asked language; for supervisors. Rejects with ApiError. */
export async function loadTotalsTable(
  { api, tokens }: { api: Api; tokens: TokenStore },
  id: string,
  lang: Language,
): Promise<Blob> {
  const path = `staff/questionnaire/${id}/totals/`
  // read once as any call is: it renews a token that has run out
  await api.get(path)
  const answer = await fetch(`/api/v1/${path}?format=csv`, {
    headers: { authorization: `Bearer ${tokens.access()}`, 'accept-language': lang },
    credentials: 'omit',
    cache: 'no-store',
  }).catch((cause: unknown) => {
    throw new ApiError({ kind: 'FETCH_ERROR', cause })
  })
  if (!answer.ok) throw new ApiError({ kind: 'HTTP', status: answer.status })
  return answer.blob()
}
