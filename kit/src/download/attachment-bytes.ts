import type { AttachmentLink } from '@himoya/contract/chat/attachments'
import type { Api } from '../session/api-client.ts'
import { ApiError } from '../session/api-error.ts'
import type { TokenStore } from '../session/token-store.ts'

/**
 * The bytes of a picture or voice note: an address of one minute is asked for, and followed with the session's token. They
 * live in the page's memory only.
 */
export async function loadAttachment(
  { api, tokens }: { api: Api; tokens: TokenStore },
  id: string,
  variant: 'full' | 'preview',
  signal?: AbortSignal,
): Promise<Blob> {
  const options = signal ? { signal } : {}
  const { url, preview_url } = await api.get<AttachmentLink>(`attachment/${id}/link/`, options)
  const answer = await fetch(variant === 'preview' ? (preview_url ?? url) : url, {
    headers: { authorization: `Bearer ${tokens.access()}` },
    credentials: 'omit',
    cache: 'no-store',
    ...options,
  }).catch((cause: unknown) => {
    throw new ApiError({ kind: 'FETCH_ERROR', cause })
  })
  if (!answer.ok) throw new ApiError({ kind: 'HTTP', status: answer.status })
  return answer.blob()
}
