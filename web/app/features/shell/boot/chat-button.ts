import { rememberPanel } from '../../../browser/visit/page-visit.ts'
import { CHAT_EVENT, type ChatIsland } from '../../../browser/island-events.ts'
import { loadCode, loadedCode } from './late-code.ts'
import { missCode } from './missing-code.ts'
import { page } from './page.ts'

const button = (): HTMLElement => document.querySelector<HTMLElement>('.chat-button')!
const panel = (): HTMLElement => document.querySelector<HTMLElement>('#chat')!

const loadIsland = (): Promise<ChatIsland> => loadCode(button().dataset['chat']!)

let open_label = ''
let close_label = ''

/** The round button becomes a close button while the panel is open, with the name of the panel's own. */
function showState(open: boolean): void {
  const round = button()
  open_label ||= round.getAttribute('aria-label')!
  close_label ||= document.querySelector('#chat button')!.getAttribute('aria-label')!
  panel().hidden = !open
  page.toggleAttribute('data-panel', open)
  rememberPanel(open)
  round.setAttribute('aria-label', open ? close_label : open_label)
  round.setAttribute('aria-expanded', String(open))
}

/**
 * The panel stands at once, with its loading line; the conversation follows when its code is there. `about` is what the writing
 * begins with, when nothing was begun yet; null: the panel was open on the page before, and the focus stays with this one.
 */
export async function openPanel(about: string | null): Promise<void> {
  showState(true)
  if (about !== null) panel().focus()
  try {
    const { openChat } = await loadIsland()
    openChat(about)
  } catch {
    // A page that is opened anew opens the panel again.
    if (!(await missCode(button().dataset['chat']!))) showState(false)
  }
}

async function closePanel(): Promise<void> {
  showState(false)
  button().focus()
  const island = await loadedCode<ChatIsland>(button().dataset['chat']!)
  island?.closeChat()
}

/** The chat button, every `data-open-chat`, and Esc in the panel. The code is fetched at the first touch, not before. */
export function watchChat(): void {
  const opener = (event: Event): HTMLElement | null =>
    (event.target as Element).closest<HTMLElement>('[data-chat],[data-open-chat]')
  document.addEventListener('pointerdown', (event) => {
    if (opener(event)) void loadIsland()
  })
  document.addEventListener('click', (event) => {
    const pressed = opener(event)
    if (!pressed || !button().dataset['chat']) return
    event.preventDefault()
    pressed.closest('dialog')?.close()
    void (page.hasAttribute('data-panel') ? closePanel() : openPanel(pressed.dataset['openChat'] ?? ''))
  })
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && page.hasAttribute('data-panel') && !document.querySelector('dialog[open]')) void closePanel()
  })
  document.addEventListener(CHAT_EVENT, (event) => showState((event as CustomEvent<{ open: boolean }>).detail.open))
}
