import type { Language } from '@himoya/contract/languages'
import { sharedDevice } from '../browser/visit/shared-device.ts'
import type { TokenStore } from '@himoya/kit/session/token-store'
import { createVisitorTokens } from '../browser/visit/visitor-tokens.ts'
import { LEAVE_EVENT } from '../browser/island-events.ts'

let is_followed = false

/** The visitor's tokens. On a phone that is not theirs the page says so, and watches that it ends (shared-line.ts). */
export function openTokens(lang: Language): TokenStore {
  const tokens = createVisitorTokens()
  if (is_followed) return tokens
  is_followed = true
  let is_shown = false
  const follow = (): void => {
    if (is_shown || !sharedDevice.is_on()) return
    is_shown = true
    void import('./shared-line.ts').then(({ showSharedLine }) => showSharedLine(lang, tokens))
  }
  sharedDevice.onChange(follow)
  follow()
  if (sharedDevice.has_ended()) void import('./shared-line.ts').then(({ showEndedLine }) => showEndedLine(lang))
  // the quick exit takes both tokens along, in all tabs (safety.md 1)
  document.addEventListener(LEAVE_EVENT, sharedDevice.leave)
  return tokens
}
