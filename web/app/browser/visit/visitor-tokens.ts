import { arrive, sharedDevice } from './shared-device.ts'
import { createTokenStore, type TokenStore } from '@himoya/kit/session/token-store'

// What a page of a shared phone knows of its session comes from the page before it; nothing is asked before it is there.
if (typeof document !== 'undefined') await arrive()

/**
 * The visitor's tokens: in local storage under the two keys of seed section 9, on a phone that is not theirs in this page's
 * memory.
 */
export function createVisitorTokens(): TokenStore {
  const kept = createTokenStore({ access_key: 'himoya_access', refresh_key: 'himoya_refresh' })
  return {
    get in_memory() {
      return sharedDevice.is_on()
    },
    access: () => (sharedDevice.is_on() ? (sharedDevice.tokens()?.access ?? null) : kept.access()),
    refresh: () => (sharedDevice.is_on() ? (sharedDevice.tokens()?.refresh ?? null) : kept.refresh()),
    write: (tokens) => (sharedDevice.is_on() ? sharedDevice.hold(tokens) : kept.write(tokens)),
    clear() {
      sharedDevice.end()
      kept.clear()
    },
    onChange(listener) {
      const stops = [kept.onChange(listener), sharedDevice.onChange(listener)]
      return () => stops.forEach((stop) => stop())
    },
  }
}
