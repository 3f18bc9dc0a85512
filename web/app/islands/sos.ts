import type { Language } from '@himoya/contract/languages'
import { createApi } from '@himoya/kit/api-client'
import { browserStorage } from '@himoya/kit/browser-storage'
import { keepOfflineCard } from '@himoya/kit/offline-card'
import { createSosCaller, type SosView } from '@himoya/kit/sos-call'
import { openTokens } from '../features/account/open-tokens.ts'
import { LEAVE_EVENT } from '../features/shell/island-events.ts'
import { showToast } from '../features/shell/toast.ts'
import { watchHold } from '../features/sos/hold.ts'
import { createFacts } from '../features/sos/sos-facts.ts'
import { createSosSheet } from '../features/sos/sos-sheet.ts'
import css from '../features/sos/sos.css?inline'

const TEXTS = {
  uz: () => import('../features/sos/texts/uz.ts'),
  ru: () => import('../features/sos/texts/ru.ts'),
  en: () => import('../features/sos/texts/en.ts'),
}

const lang = document.documentElement.lang as Language
const rules = new CSSStyleSheet()
rules.replaceSync(css)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules]

/** Comes with the first touch of the page (features/boot/sos-button.ts), and with it the card for when there is no network. */
keepOfflineCard('/sw.js')

async function start() {
  const { texts } = await TEXTS[lang]()
  const dialog = document.querySelector<HTMLDialogElement>('#sos')
  // Quick exit empties the page, and may do so while this code is on its way.
  if (!dialog) return
  const tokens = openTokens(lang)
  const api = createApi({ tokens, lang: () => lang, refresh_path: 'auth/token/refresh/' })
  let last: SosView['step'] = 'idle'

  const onChange = (view: SosView): void => {
    sheet.show(view)
    // Whoever closed the sheet is told when somebody is there.
    if (view.step === 'accepted' && last !== 'accepted' && !dialog.open) showToast({ title: texts.accepted, status: 'success' })
    last = view.step
  }
  const caller = createSosCaller({ lang, api, tokens, storage: browserStorage('session'), onChange })
  const own = createFacts(caller, () => sheet.show(caller.view()))
  const sheet = createSosSheet({ dialog, texts, lang, caller, own })
  const press = (): void => {
    sheet.open()
    caller.press(own.facts())
  }
  sheet.show(caller.view())
  void caller.resume()
  document.addEventListener(LEAVE_EVENT, caller.clear)
  // A long press on a link is the browser's own menu otherwise.
  document.addEventListener('contextmenu', (event) => {
    if ((event.target as Element).closest('.sos')) event.preventDefault()
  })
  return { texts, dialog, press }
}
const started = start()

/** Two seconds on the round button, or one tap on it and one on that of the sheet. */
export async function hear(event: Event): Promise<void> {
  const parts = await started
  if (!parts) return
  const { texts, dialog, press } = parts
  const pressed = (event.target as Element).closest<HTMLElement>('.sos')
  if (!pressed) return
  if (event.type === 'click' && dialog.contains(pressed)) press()
  if (event.type === 'pointerdown' && !dialog.contains(pressed)) watchHold(pressed, event.timeStamp, { texts, onHeld: press })
}
