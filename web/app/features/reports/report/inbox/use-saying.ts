import type { InboxMessage } from '@himoya/contract/reports/reports'
import { ApiError } from '@himoya/kit/session/api-error'
import { uuid } from '@himoya/kit/uuid'
import { useEffect, useRef, useState } from 'react'
import type { InboxAccess } from './inbox-access.ts'

/** What is said and not yet stored. It lives in this page only: what a guest writes about a report is kept nowhere else. */
export type Unsaid = {
  cid: string
  message: string
  file_keys: readonly string[]
  /** null: on its way, or waiting for a connection. */
  failed: ApiError | null
}

const RETRY_MS = 5_000
const mayPass = (error: ApiError): boolean =>
  error.kind === 'FETCH_ERROR' || error.kind === 'TIMEOUT_ERROR' || error.status >= 500 || error.status === 401

/**
 * Sends one after the other, the first written first, each with its own `cid`: sent again it is stored once. What a dead network
 * holds up goes by itself once there is one; what was refused waits for the writer.
 */
export function useSaying(
  access: InboxAccess,
  unsaid: Unsaid[],
  setUnsaid: (change: (all: Unsaid[]) => Unsaid[]) => void,
  onSaid: (message: InboxMessage) => void,
) {
  const [waiting, setWaiting] = useState(false)
  const busy = useRef(false)
  const next = unsaid.find(({ failed }) => failed === null)

  useEffect(() => {
    if (!next || busy.current || waiting) return
    busy.current = true
    const { cid, message, file_keys } = next
    access
      .say({ cid, message, ...(file_keys.length > 0 ? { file_keys: [...file_keys] } : {}) })
      .then(
        (said) => {
          setUnsaid((all) => all.filter((one) => one.cid !== cid))
          onSaid(said)
        },
        (error: unknown) => {
          if (!(error instanceof ApiError)) throw error
          if (mayPass(error)) setWaiting(true)
          else setUnsaid((all) => all.map((one) => (one.cid === cid ? { ...one, failed: error } : one)))
        },
      )
      .finally(() => (busy.current = false))
  }, [next, waiting, access, setUnsaid, onSaid])

  useEffect(() => {
    if (!waiting) return
    const go = (): void => setWaiting(false)
    const timer = setTimeout(go, RETRY_MS)
    addEventListener('online', go)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', go)
    }
  }, [waiting])

  return {
    waiting,
    send: (message: string, file_keys: readonly string[]) =>
      setUnsaid((all) => [...all, { cid: uuid(), message, file_keys, failed: null }]),
    retry: (cid: string) => setUnsaid((all) => all.map((one) => (one.cid === cid ? { ...one, failed: null } : one))),
    discard: (cid: string) => setUnsaid((all) => all.filter((one) => one.cid !== cid)),
  }
}
