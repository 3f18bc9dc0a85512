import type { CaseFileLink } from '@himoya/contract/reports/evidence'
import type { Api } from '../session/api-client.ts'
import { ApiError } from '../session/api-error.ts'
import type { TokenStore } from '../session/token-store.ts'

type Parts = { api: Api; tokens: TokenStore }
export type CaseFilePlace = { case_id: string; file_id: string }
/** `preview`: small; a number: that page of a document, from 1 on. */
export type CasePiece = 'copy' | 'preview' | number
export type LoadedFile = { blob: Blob; name: string }

const pathOf = ({ case_id, file_id }: CaseFilePlace): string => `staff/report/${case_id}/file/${file_id}/`

/** The clean copy of a file of a case, or a piece of it. That it was asked for stands in the audit log; the bytes live in memory only. */
export async function loadCaseFile(
  parts: Parts,
  place: CaseFilePlace,
  piece: CasePiece,
  signal?: AbortSignal,
): Promise<LoadedFile> {
  const link = await parts.api.post<CaseFileLink>(`${pathOf(place)}link/`, undefined, signal ? { signal } : {})
  const { url, preview_url = url, page_url = url } = link
  return follow(parts, piece === 'copy' ? url : piece === 'preview' ? preview_url : `${page_url}${piece}`, signal)
}

/** The original, once two people have opened it: byte for byte what was sent. */
export async function loadOriginal(parts: Parts, place: CaseFilePlace): Promise<LoadedFile> {
  const { url } = await parts.api.post<CaseFileLink>(`${pathOf(place)}original/link/`)
  return follow(parts, url)
}

async function follow({ tokens }: Parts, url: string, signal?: AbortSignal): Promise<LoadedFile> {
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${tokens.access()}` },
    credentials: 'omit',
    cache: 'no-store',
    ...(signal ? { signal } : {}),
  }).catch((cause: unknown) => {
    throw new ApiError({ kind: 'FETCH_ERROR', cause })
  })
  if (!answer.ok) throw new ApiError({ kind: 'HTTP', status: answer.status })
  const [, name = 'himoya'] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  return { blob: await answer.blob(), name }
}
