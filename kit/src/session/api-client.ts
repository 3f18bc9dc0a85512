import type { Tokens } from '@himoya/contract/accounts/auth'
import type { Language } from '@himoya/contract/languages'
import { ApiError } from './api-error.ts'
import { createRenewal, type RenewResult } from './token-refresh.ts'
import type { TokenStore } from './token-store.ts'
import { type HttpRequest, readAnswer, sendRequest, solve } from './transport.ts'

export { ApiError }

const TIMEOUT_MS = 20_000
const RETRY_PAUSE_MS = 800
const PROOF_TRIES = 2
/** Waits that a busy button can bear: after one wrong password the server asks for 1 s (safety.md 15). */
const SHORT_WAIT_S = 3

type ApiOptions = {
  tokens: TokenStore
  /** The current language; goes out as `accept-language`. */
  lang: () => Language
  /** `auth/token/refresh/` of the site, `staff/auth/token/refresh/` of the console. */
  refresh_path: string
  /** The session is over and the tokens are cleared. */
  onSignedOut?: () => void
  /** Proves once more who is here; whether the call may be tried again. Meanwhile it waits. */
  onStepUp?: (purpose?: string) => Promise<boolean>
  /** Only where the page is served by another origin (a test, Node). */
  origin?: string
}

export type CallOptions = {
  signal?: AbortSignal
  timeout_ms?: number
  /** Makes a creating POST safe to repeat: it is sent once more by itself when no answer came. */
  idempotency_key?: string
  /** In place of the session's own token, for an endpoint with another key; its 401 is not the end of the session. */
  authorization?: string
  /** What a proof is asked for, where the act wants one of its own. */
  step_up_for?: string
  /** The one-time key of a file for a report: whoever has it goes on with its upload. */
  file_key?: string
  /** Sends by XMLHttpRequest to tell the share of the upload, 0 to 1. */
  onProgress?: (share: number) => void
}

type Call = <T>(path: string, body?: unknown, options?: CallOptions) => Promise<T>
export type Api = {
  /** Paths are relative to `/api/v1/`: `chat/`, `auth/me/`. */
  get<T>(path: string, options?: CallOptions): Promise<T>
  post: Call
  put: Call
  patch: Call
  delete: Call
  /** Renews the pair when `stale_access` is still the stored one; for the socket, which hears of expiry by itself. */
  renew(stale_access: string | null): Promise<RenewResult>
  /** A POST that answers the session's next pair; from then on it is used, in all tabs. */
  exchange(path: string, body: unknown): Promise<void>
  /** `ws://…` or `wss://…` of a path on the same host, with the language of what is told there. */
  socketUrl(path: string): string
}

/**
 * The client of all HTTP calls: language, bearer token, the 401 flow of seed section 7, proof of work, timeouts.
 * Every call rejects with ApiError only.
 */
export function createApi({ tokens, lang, refresh_path, onSignedOut = () => {}, onStepUp, origin }: ApiOptions): Api {
  const base = `${origin ?? ''}/api/v1/`
  const requestFor = (method: HttpRequest['method'], path: string, body: unknown, options: CallOptions): HttpRequest => ({
    method,
    url: base + path,
    headers: headersFor(lang(), body, options),
    body: body === undefined ? null : isRaw(body) ? body : JSON.stringify(body),
    timeout_ms: options.timeout_ms ?? TIMEOUT_MS,
    signal: options.signal,
    onProgress: options.onProgress,
  })

  const { renew, exchange } = createRenewal({
    tokens,
    lock_name: `himoya:${refresh_path}`,
    callRefresh: async (refresh) => readAnswer(await sendRequest(requestFor('POST', refresh_path, { refresh }, {}))) as Tokens,
    onSignedOut,
  })

  async function call<T>(method: HttpRequest['method'], path: string, body: unknown, options: CallOptions = {}): Promise<T> {
    const request = requestFor(method, path, body, options)
    if (options.authorization) return (await sendPatiently(request)) as T
    try {
      return (await sendSignedIn(request)) as T
    } catch (error) {
      const wanted = error instanceof ApiError && error.code === 'step_up_required'
      if (!wanted || onStepUp === undefined || !(await onStepUp(options.step_up_for))) throw error
      return (await sendSignedIn(request)) as T
    }
  }

  async function sendSignedIn(request: HttpRequest): Promise<unknown> {
    const access = tokens.access()
    try {
      return await sendPatiently(withToken(request, access))
    } catch (error) {
      if (!isExpired(error)) throw error
      if ((await renew(access)) === 'refused') throw error
      return sendPatiently(withToken(request, tokens.access()))
    }
  }

  return {
    get: (path, options) => call('GET', path, undefined, options),
    post: (path, body, options) => call('POST', path, body, options),
    put: (path, body, options) => call('PUT', path, body, options),
    patch: (path, body, options) => call('PATCH', path, body, options),
    delete: (path, body, options) => call('DELETE', path, body, options),
    renew,
    exchange(path, body) {
      const request = requestFor('POST', path, body, {})
      const access = tokens.access()
      const send = () => exchange(async () => (await sendPatiently(withToken(request, tokens.access()))) as Tokens)
      return exchangePatiently(send, () => renew(access))
    },
    socketUrl: (path) =>
      `${(origin ?? location.origin).replace(/^http/, 'ws')}${path}${path.includes('?') ? '&' : '?'}lang=${lang()}`,
  }
}

async function exchangePatiently(send: () => Promise<void>, renew: () => Promise<RenewResult>): Promise<void> {
  try {
    await send()
  } catch (error) {
    // No answer: the pair may have been changed all the same, and for a moment the old one is still given the new.
    const lost = error instanceof ApiError && error.kind !== 'HTTP'
    if (!lost && !isExpired(error)) throw error
    if ((await renew()) === 'refused' || lost) throw error
    await send()
  }
}

const isRaw = (body: unknown): body is FormData | Blob => body instanceof FormData || body instanceof Blob

function headersFor(
  lang: Language,
  body: unknown,
  { idempotency_key, authorization, file_key }: CallOptions,
): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': lang,
    // a form's boundary is the browser's to name, and a blob names its own type
    ...(body === undefined || isRaw(body) ? {} : { 'content-type': 'application/json' }),
    ...(idempotency_key ? { 'idempotency-key': idempotency_key } : {}),
    ...(authorization ? { authorization } : {}),
    ...(file_key ? { 'x-file-key': file_key } : {}),
  }
}

function withToken(request: HttpRequest, access: string | null): HttpRequest {
  if (access === null) return request
  return { ...request, headers: { ...request.headers, authorization: `Bearer ${access}` } }
}

/** Wrong credentials and a due second factor are answers to a sign-in, not the end of a session. */
function isExpired(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code !== 'wrong_credentials' && error.code !== 'mfa_required'
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** One sending: with the puzzle solved when asked for, after a short wait the server asks for, and once more when no answer came and a repeat is safe. */
async function sendPatiently(request: HttpRequest): Promise<unknown> {
  let ready = request
  let repeats = 'idempotency-key' in request.headers ? 1 : 0
  let proofs = PROOF_TRIES
  let waits = 1
  for (;;) {
    try {
      return readAnswer(await sendRequest(ready))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'proof_required' && error.challenge && proofs-- > 0) {
        ready = { ...request, headers: { ...request.headers, 'x-proof': await solve(error.challenge) } }
      } else if (error.code === 'rate_limited' && (error.retry_after ?? Infinity) <= SHORT_WAIT_S && waits-- > 0) {
        await pause(error.retry_after! * 1_000)
      } else if (error.kind === 'FETCH_ERROR' && !request.signal?.aborted && repeats-- > 0) {
        await pause(RETRY_PAUSE_MS)
      } else {
        throw error
      }
    }
  }
}
