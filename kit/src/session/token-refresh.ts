import type { Tokens } from '@himoya/contract/accounts/auth'
import { ApiError } from './api-error.ts'
import { STORAGE_LAG_MS, type TokenStore } from './token-store.ts'

type RefreshDeps = {
  tokens: TokenStore
  /** Names the lock all tabs of one audience share. */
  lock_name: string
  /** POSTs `{refresh}` and answers `{access, refresh}`; rejects with ApiError. */
  callRefresh(refresh: string): Promise<Tokens>
  onSignedOut(): void
}

/** `refused`: there is no session any more, and everything is cleared. */
export type RenewResult = 'renewed' | 'refused'

type Renewal = {
  renew(stale_access: string | null): Promise<RenewResult>
  /** Keeps the pair that `call` answers, while no tab renews the one before it. */
  exchange(call: () => Promise<Tokens>): Promise<void>
}

/**
 * The refresh of seed section 7: single flight in this tab, and by a Web Lock across tabs. Resolves at once when the
 * stored access token is no longer the stale one, because another request or tab has renewed it.
 * Only a refusal signs out; when the server cannot be reached the tokens stay and the ApiError is thrown.
 */
export function createRenewal(deps: RefreshDeps): Renewal {
  let flight: Promise<RenewResult> | null = null

  function renew(stale_access: string | null): Promise<RenewResult> {
    const access = deps.tokens.access()
    if (access !== null && access !== stale_access) return Promise.resolve('renewed')
    flight ??= underLock(deps.lock_name, (waited) => renewStored(deps, stale_access, waited)).finally(() => {
      flight = null
    })
    return flight
  }

  return {
    renew,
    exchange: (call) =>
      underLock(deps.lock_name, async () => {
        const refresh = deps.tokens.refresh()
        const next = await call()
        // a logout during the call wins: its tokens must not come back
        if (deps.tokens.refresh() === refresh) deps.tokens.write(next)
      }),
  }
}

async function renewStored(deps: RefreshDeps, stale_access: string | null, waited: boolean): Promise<RenewResult> {
  const { tokens } = deps
  // another tab may have finished while this one waited for the lock
  if (waited) await shown(tokens, stale_access)
  const access = tokens.access()
  if (access !== null && access !== stale_access) return 'renewed'
  const refresh = tokens.refresh()
  if (refresh === null) return signOut(deps)
  try {
    const renewed = await deps.callRefresh(refresh)
    // a logout during the call wins: its tokens must not come back
    if (tokens.refresh() === refresh) tokens.write(renewed)
  } catch (error) {
    if (!isRefusal(error)) throw error
    // without Web Locks another tab may have used this refresh token first and stored its successor
    if (tokens.refresh() === refresh) return signOut(deps)
  }
  return tokens.access() === null ? 'refused' : 'renewed'
}

function signOut({ tokens, onSignedOut }: RefreshDeps): RenewResult {
  tokens.clear()
  onSignedOut()
  return 'refused'
}

/**
 * Too many requests, a server in trouble and a dead network say nothing about the session; nor does whoever answers in the server's place:
 * the page of a network that wants a sign-in, a proxy. Only the server's refusals carry a code.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.code !== null && error.status < 500 && error.status !== 429 && error.status !== 408
}

/** `waited`: another tab had the lock first. */
async function underLock<T>(name: string, work: (waited: boolean) => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  if (!locks) return work(false)
  const done = await locks.request(name, { ifAvailable: true }, async (lock) => lock && { answer: await work(false) })
  return done ? done.answer : locks.request(name, () => work(true))
}

/** Tabs in different processes see each other's local storage a moment later; a lock passes from one to the other sooner. */
function shown(tokens: TokenStore, stale_access: string | null): Promise<void> {
  return new Promise((resolve) => {
    const stop = tokens.onChange(() => look())
    const timer = setTimeout(() => look(true), STORAGE_LAG_MS)
    const look = (late = false): void => {
      if (!late && tokens.access() === stale_access) return
      clearTimeout(timer)
      stop()
      resolve()
    }
    look()
  })
}
