import { ERROR_STATUS, type ErrorBody, type ErrorCode, type FieldCode } from '@himoya/contract/errors'

/** What else an answer may carry; see ErrorBody. */
type Details = {
  fields?: Record<string, FieldCode[]>
  /** Seconds; becomes `Retry-After`. */
  retry_after?: number
  by?: string
  challenge?: NonNullable<ErrorBody['challenge']>
}

/**
 * The one error of the house. Everything else that is thrown becomes `internal`, without its text:
 * a message of a library may hold what a person typed.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}

/** undefined where there is nothing for the caller. */
export async function ifFound<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}
