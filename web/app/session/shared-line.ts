import type { User } from '@himoya/contract/accounts/auth'
import type { Language } from '@himoya/contract/languages'
import { createApi } from '@himoya/kit/session/api-client'
import { watchIdle } from '../browser/visit/idle-watch.ts'
import { forgetTraces } from '../browser/visit/page-visit.ts'
import { sharedDevice } from '../browser/visit/shared-device.ts'
import { createTabChannel } from '@himoya/kit/link/tab-channel'
import type { TokenStore } from '@himoya/kit/session/token-store'
import { SHARED_LINE_WORDS } from '../i18n/with-code/shared-line-words.ts'
import css from './shared-line.css?inline'

/** Safety.md 3. */
const IDLE_MS = 15 * 60_000
/** Browsers tell screen readers of a new region in about a tenth of a second. */
const KNOWN_MS = 200

/** Says at the top of the page that this phone keeps nothing, and signs out when nobody has touched it for a quarter of an hour. */
export function showSharedLine(lang: Language, tokens: TokenStore): void {
  const words = SHARED_LINE_WORDS[lang]
  const button = fillLine(placeLine(), words.text, words.leave)
  const unwatch = watchIdle(IDLE_MS, () => void leave())
  button.addEventListener('click', () => void leave(sharedDevice.announceEnd))
  // ended here or in another tab: nothing that was opened with it stays on the screen
  sharedDevice.onChange(() => {
    if (!sharedDevice.is_on()) turnAway()
  })

  async function leave(announce?: () => void): Promise<void> {
    const api = createApi({ tokens, lang: () => lang, refresh_path: 'auth/token/refresh/' })
    // without a network it ends here all the same
    await api.post('auth/logout/', { refresh: tokens.refresh() }, { timeout_ms: 3_000 }).catch(() => null)
    // a quick exit meanwhile has ended it, and leaves no word
    if (!sharedDevice.is_on()) return
    sharedDevice.end()
    announce?.()
  }

  function turnAway(): void {
    unwatch()
    // covered already: the quick exit is under way, and leads further than this
    if (document.documentElement.hidden) return
    document.documentElement.hidden = true
    createTabChannel<User | null>('himoya_user').post(null)
    forgetTraces()
    location.replace(`/${lang}`)
  }
}

/**
 * In the place of that line, once it has ended by the person's hand: it can be put away, and the next page has none. A screen reader
 * says what comes into a region that it knows, so the words come a moment later.
 */
export function showEndedLine(lang: Language): void {
  const words = SHARED_LINE_WORDS[lang]
  const line = placeLine()
  line.setAttribute('role', 'status')
  setTimeout(() => {
    const button = fillLine(line, words.ended, words.close)
    button.addEventListener('click', () => line.remove())
  }, KNOWN_MS)
}

function placeLine(): HTMLElement {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const line = document.createElement('div')
  line.className = 'shared-line'
  document.querySelector('.shared-line')?.remove()
  document.querySelector('.strip')?.after(line)
  return line
}

function fillLine(line: HTMLElement, words: string, act: string): HTMLButtonElement {
  const [text, button] = [document.createElement('span'), document.createElement('button')]
  text.textContent = words
  button.type = 'button'
  button.textContent = act
  line.append(text, button)
  return button
}
