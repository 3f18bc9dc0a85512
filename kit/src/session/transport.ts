import { server_time } from '../server-time.ts'
import { ApiError } from './api-error.ts'
import type { Challenge } from './proof.ts'

export type HttpRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers: Record<string, string>
  body: string | FormData | Blob | null
  timeout_ms: number
  signal?: AbortSignal | undefined
  /** Share of the body that has left, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}
export type HttpAnswer = { status: number; retry_after: number | null; text: string }

/**
 * One request, one answer, whatever its status.
 * @throws {ApiError} FETCH_ERROR when no answer came, TIMEOUT_ERROR when none came in time
 */
export function sendRequest(request: HttpRequest): Promise<HttpAnswer> {
  // outside of browsers nobody watches
  return request.onProgress && 'XMLHttpRequest' in globalThis ? sendWithProgress(request) : sendByFetch(request)
}

async function sendByFetch(request: HttpRequest): Promise<HttpAnswer> {
  // AbortSignal.timeout and AbortSignal.any are missing in browsers that old phones still run
  const abort = new AbortController()
  let timed_out = false
  const timer = setTimeout(() => {
    timed_out = true
    abort.abort()
  }, request.timeout_ms)
  const onOuterAbort = (): void => abort.abort()
  request.signal?.addEventListener('abort', onOuterAbort)
  if (request.signal?.aborted) abort.abort()
  try {
    const { method, headers, body } = request
    const response = await fetch(request.url, {
      method,
      headers,
      body,
      signal: abort.signal,
      credentials: 'omit',
      cache: 'no-store',
    })
    server_time.hear(response.headers.get('date'))
    return { status: response.status, retry_after: seconds(response.headers.get('retry-after')), text: await response.text() }
  } catch (cause) {
    throw new ApiError({ kind: timed_out ? 'TIMEOUT_ERROR' : 'FETCH_ERROR', cause })
  } finally {
    clearTimeout(timer)
    request.signal?.removeEventListener('abort', onOuterAbort)
  }
}

/**
 * The proof that answers a puzzle. Few are ever asked, so its code comes when one is.
 * @throws {ApiError} FETCH_ERROR when the code does not come
 */
export async function solve(challenge: Challenge): Promise<string> {
  const { solveProof } = await import('./proof.ts').catch((cause: unknown) => {
    throw new ApiError({ kind: 'FETCH_ERROR', cause })
  })
  return solveProof(challenge)
}

/** fetch cannot tell how much of an upload has left; XMLHttpRequest can. */
function sendWithProgress(request: HttpRequest): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(request.method, request.url)
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value)
    xhr.timeout = request.timeout_ms
    xhr.upload.onprogress = (event) => event.lengthComputable && request.onProgress?.(event.loaded / event.total)
    xhr.onload = () =>
      resolve({ status: xhr.status, retry_after: seconds(xhr.getResponseHeader('retry-after')), text: xhr.responseText })
    xhr.onerror = () => reject(new ApiError({ kind: 'FETCH_ERROR' }))
    xhr.onabort = xhr.onerror
    xhr.ontimeout = () => reject(new ApiError({ kind: 'TIMEOUT_ERROR' }))
    request.signal?.addEventListener('abort', () => xhr.abort())
    xhr.send(request.body)
  })
}

function seconds(header: string | null): number | null {
  const value = Number(header)
  return header !== null && Number.isFinite(value) ? value : null
}

/**
 * The JSON of an answer, or undefined for an empty one.
 * @throws {ApiError} PARSING_ERROR when a good answer is not JSON; HTTP with the body's parts from status 400 up
 */
export function readAnswer(answer: HttpAnswer): unknown {
  const { status, retry_after, text } = answer
  let body: unknown
  try {
    body = text === '' ? undefined : JSON.parse(text)
  } catch (cause) {
    // a proxy's error page is still an error with a status, not a parsing problem of ours
    if (status >= 400) throw new ApiError({ kind: 'HTTP', status, retry_after, cause })
    throw new ApiError({ kind: 'PARSING_ERROR', status, cause })
  }
  if (status >= 400) throw new ApiError({ kind: 'HTTP', status, retry_after, body: typeof body === 'object' ? (body ?? {}) : {} })
  return body
}
