import type { ErrorBody, ErrorCode, FieldCode } from '@himoya/contract/errors'

/** The generic kinds of seed section 8, and an answer that came with a status of 400 and above. */
export type ApiErrorKind = 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR' | 'HTTP'

/** What can go wrong, as a screen tells it apart: the generic kinds of seed section 8 and what a status means to a person. */
export const FAILURE_KINDS = [
  'FETCH_ERROR',
  'TIMEOUT_ERROR',
  'PARSING_ERROR',
  '401',
  '403',
  '404',
  '409',
  '413',
  '422',
  '429',
  '5xx',
] as const
export type FailureKind = (typeof FAILURE_KINDS)[number]

/** A status without a kind of its own (400, 405, 415) is what was sent not being accepted; a proxy's 408 is a late answer. */
export function failureKind({ kind, status }: Pick<ApiError, 'kind' | 'status'>): FailureKind {
  if (kind !== 'HTTP') return kind
  if (status >= 500) return '5xx'
  if (status === 408) return 'TIMEOUT_ERROR'
  return FAILURE_KINDS.find((one) => one === String(status)) ?? '422'
}

type ApiErrorParts = {
  kind: ApiErrorKind
  status?: number
  body?: Partial<ErrorBody>
  retry_after?: number | null
  cause?: unknown
}

/** The one error every call of the api client rejects with. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  /** 0 unless kind is HTTP or PARSING_ERROR. */
  readonly status: number
  /** null when the answer had no body of ours (a proxy's page, no answer at all). */
  readonly code: ErrorCode | null
  /** Field to codes; empty unless the answer named fields. */
  readonly fields: Record<string, FieldCode[]>
  /** Seconds, from `Retry-After`. */
  readonly retry_after: number | null
  /** What to quote to support; identifies a log line. */
  readonly reference: string | null
  /** With `already_claimed`: who has the chat. */
  readonly by: string | null
  readonly challenge: { salt: string; bits: number } | null

  constructor({ kind, status = 0, body = {}, retry_after = null, cause }: ApiErrorParts) {
    super(body.message ?? kind, { cause })
    this.name = 'ApiError'
    this.kind = kind
    this.status = status
    this.code = body.code ?? null
    this.fields = body.fields ?? {}
    this.retry_after = retry_after
    this.reference = body.reference ?? null
    this.by = body.by ?? null
    this.challenge = body.challenge ?? null
  }
}
