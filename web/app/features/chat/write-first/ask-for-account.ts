import type { NicknameMade } from '@himoya/contract/accounts/auth'
import { reconnectDelay } from '@himoya/kit/link/backoff'
import { CALL_MS, mayBeSentAgain } from '@himoya/kit/link/post-message'
import { listenForWaking } from '@himoya/kit/link/waking'
import type { Api } from '@himoya/kit/session/api-client'
import { ApiError } from '@himoya/kit/session/api-error'
import { uuid } from '@himoya/kit/uuid'

/** Where a guest's "send" stands: asked for just now, again by itself when there is a line, when the server is free, or refused. */
export type Asking = { step: 'rests' | 'comes' | 'waits' | 'busy' } | { step: 'refused'; why: string }

type Options = { api: Pick<Api, 'post'>; onMade(made: NicknameMade): void; onChange(asking: Asking): void }

const BODY = { mode: 'nameless', accept_terms: true }
const LEAST_PAUSE_MS = 1_000

/** One for all tries, also of a screen that comes anew: where the answer was lost, the next try gets it, and no second account is made. */
let key: string | null = null

const isForNow = (error: unknown): boolean =>
  mayBeSentAgain(error) || (error instanceof ApiError && error.code === 'idempotency_conflict')

/** Asks for an account without a name until there is one: with growing pauses, and at once when the page wakes or is online again. */
export function createAskForAccount({ api, onMade, onChange }: Options) {
  let under_way: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let is_waiting = false
  let [tries, not_before] = [0, 0]

  async function ask(): Promise<void> {
    if (under_way) return
    clearTimeout(timer)
    is_waiting = false
    const { signal } = (under_way = new AbortController())
    try {
      const options = { idempotency_key: (key ??= uuid()), timeout_ms: CALL_MS, signal }
      const made = await api.post<NicknameMade>('auth/register/', BODY, options)
      if (signal.aborted) return
      key = null
      cancel()
      onMade(made)
    } catch (error) {
      if (!signal.aborted) fail(error as ApiError)
    }
  }
  function fail(error: ApiError): void {
    under_way = null
    if (!isForNow(error)) return onChange({ step: 'refused', why: error.message })
    is_waiting = true
    const asked = (error.retry_after ?? 0) * 1_000
    not_before = Date.now() + asked
    timer = setTimeout(() => void ask(), Math.max(asked, LEAST_PAUSE_MS + reconnectDelay(tries++)))
    onChange({ step: error.kind === 'HTTP' ? 'busy' : 'waits' })
  }
  function cancel(): void {
    under_way?.abort()
    under_way = null
    clearTimeout(timer)
    is_waiting = false
    onChange({ step: 'rests' })
  }
  return {
    /** "Send" was pressed. */
    press(): void {
      tries = 0
      if (!under_way) onChange({ step: 'comes' })
      void ask()
    },
    /** What is changed was not meant to go yet. */
    cancel,
    /** Returns the way to end it all. */
    follow(): () => void {
      const unlisten = listenForWaking(() => {
        tries = 0
        if (is_waiting && Date.now() >= not_before) void ask()
      })
      return () => {
        unlisten()
        cancel()
      }
    },
  }
}
