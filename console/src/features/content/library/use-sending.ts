import type { MediaKind } from '@himoya/contract/content/library-lists'
import { ApiError } from '@himoya/kit/session/api-client'
import { cancelInLibrary, sendToLibrary } from '@himoya/kit/upload/library-upload'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useServices } from '../../../session/services.ts'
import { claimedKind, passedLimit } from './kind-of.ts'

export type SendingState = 'sending' | 'sent' | 'checking' | 'failed'
/** Why it does not go on: not of a kind we take, more megabytes than `most`, or what a call answered. */
export type SendingProblem = { wrong_kind: true } | { most: number } | { error: unknown }

/**
 * The bytes of one file on their way; they leave at once. After a cut `send` goes on where it stopped. What is left when the
 * card goes away the server is told to forget, unless `keep` was called.
 */
export function useSending(file: File, of: MediaKind | null) {
  const { api } = useServices()
  const [state, setState] = useState<SendingState>('sending')
  const [share, setShare] = useState(0)
  const [problem, setProblem] = useState<SendingProblem | null>(null)
  const upload_id = useRef<string | null>(null)
  const abort = useRef(new AbortController())

  const fail = useCallback((reason: SendingProblem) => {
    if (abort.current.signal.aborted) return
    if ('error' in reason && reason.error instanceof ApiError && reason.error.status === 404) upload_id.current = null
    setProblem(reason)
    setState('failed')
  }, [])

  const send = useCallback(async (): Promise<void> => {
    setProblem(null)
    setState('sending')
    const kind = claimedKind(file)
    if (kind === null || (of !== null && kind !== of)) return fail({ wrong_kind: true })
    const most = passedLimit(file, kind)
    if (most !== null) return fail({ most })
    const { signal } = abort.current
    const onBegun = (id: string): void => void (upload_id.current = id)
    const name = file.name.slice(-120)
    try {
      await sendToLibrary({ api, blob: file, name, upload_id: upload_id.current, onBegun, onProgress: setShare, signal })
      setState('sent')
    } catch (error) {
      fail({ error })
    }
  }, [api, fail, file, of])

  useEffect(() => {
    abort.current = new AbortController()
    void send()
    return () => {
      abort.current.abort()
      if (upload_id.current) void cancelInLibrary(api, upload_id.current)
    }
  }, [api, send])

  return { state, setState, share, problem, fail, send, upload_id }
}
