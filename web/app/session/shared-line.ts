import type { User } from '@himoya/contract/auth'
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

/** Says at the top of the page that this phone keeps nothing, and signs out when nobody has touched it for a quarter of an hour. */
export function showSharedLine(lang: Language, tokens: TokenStore): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const line = document.createElement('div')
  line.className = 'shared-line'
  const [text, button] = [document.createElement('span'), document.createElement('button')]
  text.textContent = SHARED_LINE_WORDS[lang].text
  button.type = 'button'
  button.textContent = SHARED_LINE_WORDS[lang].leave
  line.append(text, button)
  document.querySelector('.strip')?.after(line)

  const unwatch = watchIdle(IDLE_MS, leave)
  button.addEventListener('click', leave)
  // ended here or in another tab: nothing that was opened with it stays on the screen
  sharedDevice.onChange(() => {
    if (!sharedDevice.is_on()) turnAway()
  })

  function leave(): void {
    const api = createApi({ tokens, lang: () => lang, refresh_path: 'auth/token/refresh/' })
    const ended = api.post('auth/logout/', { refresh: tokens.refresh() }, { timeout_ms: 3_000 })
    // without a network it ends here all the same
    void ended.catch(() => null).then(sharedDevice.end)
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
