import { ApiError } from '@himoya/kit/session/api-client'
import { useCallback } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useStore } from '../../session/services.ts'
import { createValue, type Value } from '../../session/value.ts'
import { explain } from '../words/explain.ts'

type Notice = { said: string; type: 'info' | 'success' | 'warning' | 'error'; shown_ms: number }

/** Seed section 9. */
const SHOWN_MS = 3_000

/** What is to be said; the first of them stands on the screen. */
export const createNotices = (): Value<readonly Notice[]> => createValue<readonly Notice[]>([])

export function useNotify() {
  const notices = useStore(createNotices)
  return useCallback(
    (said: string, type: Notice['type'] = 'info', shown_ms = SHOWN_MS): void =>
      notices.set([...notices.get(), { said, type, shown_ms }]),
    [notices],
  )
}

/** Says why a call failed. */
export function useFailed() {
  const text = useText()
  const notify = useNotify()
  return useCallback((error: unknown): void => notify(explain(error, text), 'error'), [notify, text])
}

/** As `useFailed`, for a form: what is wrong with a field stands under it. */
export function useFailedOutsideFields() {
  const failed = useFailed()
  return (error: unknown): void => {
    if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) failed(error)
  }
}
