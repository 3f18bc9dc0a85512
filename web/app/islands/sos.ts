import type { Language } from '@himoya/contract/languages'
import { createApi } from '@himoya/kit/session/api-client'
import { browserStorage } from '@himoya/kit/browser-storage'
import { keepOfflineCard } from '../browser/offline/offline-card.ts'
import { createSosCaller, type SosView } from '../browser/sos/sos-call.ts'
import { openTokens } from '../session/open-tokens.ts'
import { letBackClose } from '../ui/screen/back-closes.ts'
import { LEAVE_EVENT, type SosRest } from '../browser/island-events.ts'
import { showToast } from '../ui/screen/toast.ts'
import { createFacts } from '../features/sos/sos-facts.ts'
import { createSosSheet } from '../features/sos/sos-sheet.ts'
import css from '../features/sos/sos.css?inline'

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

/** Comes with the first touch of the page (features/boot/sos-button.ts), and with it the card for when there is no network. */
keepOfflineCard('/sw.js')

async function begin(): Promise<SosRest | null> {
  const { texts } = await TEXTS[lang]()
  const dialog = document.querySelector<HTMLDialogElement>('#sos')
  // Quick exit empties the page, and may do so while this code is on its way.
  if (!dialog) return null
  const tokens = openTokens(lang)
  const api = createApi({ tokens, lang: () => lang, refresh_path: 'auth/token/refresh/' })
  let last: SosView['step'] = 'idle'

  const onChange = (view: SosView): void => {
    sheet.show(view)
    // Whoever closed the sheet is told when somebody is there.
    if (view.call && view.step === 'accepted' && last !== 'accepted' && !dialog.open)
      showToast({ title: view.call.said.title, status: 'success' })
    last = view.step
  }
  const caller = createSosCaller({ lang, api, tokens, storage: browserStorage('session'), onChange })
  const own = createFacts(caller, () => sheet.show(caller.view()))
  const sheet = createSosSheet({ dialog, texts, lang, caller, own })
  document.addEventListener(LEAVE_EVENT, caller.clear)
  sheet.show(caller.view())
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
