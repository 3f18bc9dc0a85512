import type { Language } from '@himoya/contract/languages'
import { createApi } from '@himoya/kit/session/api-client'
import { browserStorage } from '@himoya/kit/browser-storage'
import type { OutboxEvent } from '@himoya/kit/chat/outbox'
import { OUTBOX_DATABASE } from '@himoya/kit/chat/unsent-mark'
import { createTabChannel } from '@himoya/kit/link/tab-channel'
import { keepOfflineCard } from '../browser/offline/offline-card.ts'
import { createCallKeeper } from '../browser/sos/kept-call.ts'
import { createSosCaller } from '../browser/sos/sos-call.ts'
import { readAvailability } from '../browser/visit/page-visit.ts'
import { sharedDevice } from '../browser/visit/shared-device.ts'
import { openTokens } from '../session/open-tokens.ts'
import { letBackClose } from '../ui/screen/back-closes.ts'
import { LEAVE_EVENT, type SosRest } from '../browser/island-events.ts'
import { createBell } from '../features/sos/bell.ts'
import { createFacts } from '../features/sos/sos-facts.ts'
import { createSosSheet } from '../features/sos/sos-sheet.ts'
import { createStrip } from '../features/sos/strip.ts'
import css from '../features/sos/sos.css?inline'
import { fetchAhead } from 'virtual:fetch-ahead'

const TEXTS = {
  uz: () => import('../i18n/uz/for-sos.ts'),
  ru: () => import('../i18n/ru/for-sos.ts'),
  en: () => import('../i18n/en/for-sos.ts'),
}

const lang = document.documentElement.lang as Language
const rules = new CSSStyleSheet()
rules.replaceSync(css)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules]

letBackClose()

/** Comes with the first touch of the page (features/shell/boot/sos-button.ts), and with it the card for when there is no network. */
keepOfflineCard('/sw.js')

/** So long a page that was touched has the line for itself. */
const AHEAD_MS = 5_000
type Connection = { saveData?: boolean; effectiveType?: string }

/** The framework of all islands, one file for years: whoever opens the chat next has it. Never on a line that is slow or paid by the byte. */
function bringFramework(): void {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {}
  if (saveData || /2g/.test(effectiveType)) return
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  setTimeout(() => whenIdle(() => fetchAhead(() => import('../features/chat/chat-screens.tsx'), /react/)), AHEAD_MS)
}
bringFramework()

async function begin(): Promise<SosRest | null> {
  const { texts } = await TEXTS[lang]()
  const dialog = document.querySelector<HTMLDialogElement>('#sos')
  // Quick exit empties the page, and may do so while this code is on its way.
  if (!dialog) return null
  const tokens = openTokens(lang)
  const api = createApi({ tokens, lang: () => lang, refresh_path: 'auth/token/refresh/' })
  const storage = browserStorage('session')
  const show = (): void => {
    sheet.show(caller.view())
    strip.draw()
  }
  const keeper = createCallKeeper({
    tab: storage,
    device: browserStorage('local'),
    is_shared: sharedDevice.is_on,
    locks: navigator.locks,
    onWiped: () => caller.clear(),
  })
  const caller = createSosCaller({ lang, api, tokens, keeper, onChange: show })
  const own = createFacts(caller, show)
  const bell = createBell(storage)
  const strip = createStrip({ dialog, texts, caller, bell })
  const sheet = createSosSheet({ dialog, texts, lang, caller, own, bell, onMessages: strip.hear })
  document.addEventListener(LEAVE_EVENT, caller.clear)
  // Whoever leaves by quick exit, or signs out, leaves in all tabs.
  createTabChannel<OutboxEvent>(OUTBOX_DATABASE).listen(({ type }) => type === 'clear' && caller.clear())
  addEventListener('pagehide', () => void keeper.leave())
  /** The page may be of this morning: who is there is asked anew whenever the sheet comes. */
  const askWhoIsThere = async (): Promise<void> => {
    const now = dialog.open && navigator.onLine ? await readAvailability() : null
    if (!now) return
    document.documentElement.dataset['availability'] = now.state
    show()
  }
  new MutationObserver(() => void askWhoIsThere()).observe(dialog, { attributeFilter: ['open'] })
  void askWhoIsThere()
  show()
  return {
    takeOver(begun) {
      if (begun) caller.goOn(begun)
      else void caller.resume()
    },
    press: () => caller.press(own.facts()),
  }
}

let started: Promise<SosRest | null> | undefined

/** Once for all who ask; where its texts did not come, the next who asks begins anew. */
export function start(): Promise<SosRest | null> {
  started ??= begin()
  started.catch(() => (started = undefined))
  return started
}
