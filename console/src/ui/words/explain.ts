import { ApiError } from '@himoya/kit/session/api-client'
import type { TextKey } from '../../i18n/text-key.ts'

const BY_KIND: Record<string, TextKey> = {
  FETCH_ERROR: 'error.offline',
  TIMEOUT_ERROR: 'error.timeout',
  PARSING_ERROR: 'error.unreadable',
}

/** An error of a call in the person's language: the server's own sentence, or ours when it said nothing. */
export function explain(error: unknown, text: (key: TextKey) => string): string {
  if (!(error instanceof ApiError)) return text('error.unknown')
  if (error.kind !== 'HTTP') return text(BY_KIND[error.kind]!)
  return error.code === null ? text('error.unknown') : error.message
}

/** What the server says of one field, the first of it. */
export function wrongField(error: unknown, name: string, text: (key: TextKey) => string): string | undefined {
  const code = error instanceof ApiError ? error.fields[name]?.[0] : undefined
  return code && text(`field.${code}` as TextKey)
}
