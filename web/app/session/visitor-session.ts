import type { SignedIn, User } from '@himoya/contract/accounts/auth'
import type { Language } from '@himoya/contract/languages'
import { type Api, createApi } from '@himoya/kit/session/api-client'
import { type KeyValues, tabStorage } from '@himoya/kit/browser-storage'
import { createKeptOutbox } from '@himoya/kit/chat/kept-outbox'
import { OUTBOX_DATABASE } from '@himoya/kit/chat/unsent-mark'
import type { Outbox } from '@himoya/kit/chat/outbox'
import { forgetTraces } from '../browser/visit/page-visit.ts'
import { sharedDevice } from '../browser/visit/shared-device.ts'
import { createTabChannel, type TabChannel } from '@himoya/kit/link/tab-channel'
import type { TokenStore } from '@himoya/kit/session/token-store'
import { SIGNED_IN_EVENT } from '../browser/island-events.ts'
import { openTokens } from './open-tokens.ts'

/** The visitor's session in this tab: made once by an island's entry and handed down. */
export type Session = {
  lang: Language
  api: Api
  tokens: TokenStore
  /** Settings and photo, as the other tabs change them; null when the person signed out there. */
  user_changes: TabChannel<User | null>
  /** What this tab keeps over a reload: drafts, half-done forms. On a shared phone as long as the page. */
  tab_storage: KeyValues
  outbox: Outbox
  /** "Updating user data sets the role to user" (seed section 4). `is_shared`: the phone is not theirs (safety.md 3). */
  signIn(answer: SignedIn, is_shared?: boolean): void
  /** Ends the session on the server when it can be reached, and here in any case, in all tabs. */
  signOut(): Promise<void>
  /** Clears what this browser holds of the session, when the server has ended it already. */
  forgetSession(): void
}

/** Where the unsent text of the chat is kept in `tab_storage`. */
export const DRAFT_KEY = 'himoya_draft'
/** In it, the chat that stood in this tab: only its unsent words are shown to whoever is signed out here, and to nobody who signs in. */
export const CHAT_KEY = 'himoya_chat_id'
/** Where a half-done knowledge test is kept in it. */
export const TEST_KEY = 'himoya_test'
/** And a safety plan that is being written. */
export const PLAN_KEY = 'himoya_plan'

export function createSession(lang: Language): Session {
  const tokens = openTokens(lang)
  const tab_storage = tabStorage(tokens)
  const outbox = createKeptOutbox(OUTBOX_DATABASE, tokens)
  const user_changes = createTabChannel<User | null>('himoya_user')
  // Whoever signs in next on this phone must not find the last person's words. A session that merely ran out
  // keeps them: its owner comes back for them.
  const forgetWords = (): void => {
    for (const key of [DRAFT_KEY, CHAT_KEY, TEST_KEY, PLAN_KEY]) tab_storage.remove(key)
    void outbox.clear()
    forgetTraces()
  }
  user_changes.listen((user) => user === null && forgetWords())
  const forgetSession = (): void => {
    tokens.clear()
    forgetWords()
    user_changes.post(null)
  }
  const api = createApi({ tokens, lang: () => lang, refresh_path: 'auth/token/refresh/' })
  return {
    lang,
    api,
    tokens,
    user_changes,
    tab_storage,
    outbox,
    forgetSession,
    signIn({ access, refresh, user }, is_shared = false) {
      if (is_shared) sharedDevice.start()
      tab_storage.remove(CHAT_KEY)
      tokens.write({ access, refresh })
      user_changes.post(user)
      document.dispatchEvent(new Event(SIGNED_IN_EVENT))
    },
    async signOut() {
      const refresh = tokens.refresh()
      // a dead network must not keep anybody signed in on this device
      await api.post('auth/logout/', { refresh }, { timeout_ms: 5_000 }).catch(() => null)
      const is_shared = tokens.in_memory
      forgetSession()
      if (is_shared) sharedDevice.announceEnd()
    },
  }
}
