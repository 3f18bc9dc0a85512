import type { Root } from 'react-dom/client'
import { createSession } from '../session/visitor-session.ts'
import first_css from '../features/chat/first/first.css?inline'
import { type FirstPanel, openFirstPanel } from '../features/chat/first/first-panel.ts'
import { offerDraft } from '../features/chat/offer-draft.ts'
import { letBackClose } from '../ui/screen/back-closes.ts'
import { adoptStyles, pageLanguage } from '../ui/island/island-page.ts'
import { isReleaseGone } from '../features/chat/release-gone.ts'
import { CHAT_EVENT, LEAVE_EVENT } from '../browser/island-events.ts'

const TEXTS = {
  uz: () => import('../i18n/uz/for-chat.ts'),
  ru: () => import('../i18n/ru/for-chat.ts'),
  en: () => import('../i18n/en/for-chat.ts'),
}
const RETRY_MS = 3_000

const loaded = TEXTS[pageLanguage()]()
const panel = document.querySelector<HTMLElement>('#chat')!

let first: FirstPanel | null = null
let root: Root | null = null
adoptStyles(first_css)
letBackClose()
document.addEventListener(LEAVE_EVENT, () => root?.unmount())

/** Closed by its own button: the boot script hides the panel, and the focus goes where it came from. */
function onClose(): void {
  document.dispatchEvent(new CustomEvent(CHAT_EVENT, { detail: { open: false } }))
  document.querySelector<HTMLElement>('.chat-button')?.focus()
}

/** The panel's own screens. Until they are there, and where they do not come, the first view takes and sends what is written. */
async function bringScreens(view: FirstPanel, texts: object): Promise<void> {
  await view.atRest()
  try {
    const [{ mountScreens }] = await Promise.all([
      import('../features/chat/chat-screens.tsx'),
      view.session.tokens.access() === null ? import('../features/chat/guest-screens.tsx') : null,
    ])
    root = await mountScreens(panel, view, texts, onClose)
  } catch {
    if (await isReleaseGone()) return view.sayOutdated()
    view.miss()
    setTimeout(() => void bringScreens(view, texts), RETRY_MS)
  }
}

/** Shows the panel's inside; it stays there when closed, so that the connection and a half-written text stay. */
export async function openChat(about: string | null): Promise<void> {
  const { texts } = await loaded
  if (about) offerDraft(about)
  if (!first) {
    first = openFirstPanel(panel, createSession(pageLanguage()), texts.chat)
    void bringScreens(first, texts)
  }
  // a touch keyboard would cover half of what there is to read first
  if (about !== null && matchMedia('(pointer: fine)').matches)
    requestAnimationFrame(() => panel.querySelector('textarea')?.focus())
}

/** The boot script hides the panel and moves the focus; nothing ends here. */
export function closeChat(): void {}
