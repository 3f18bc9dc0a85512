import { flushSync } from 'react-dom'
import { DRAFT_EVENT } from '../offer-draft.ts'
import type { FirstPanel } from './first-panel.ts'

/** So long a first view waits for what was said before; then the screens say that they load. */
const PATIENCE_MS = 4_000
const LOOK_MS = 16

async function shown(screens: HTMLElement): Promise<void> {
  const latest = Date.now() + PATIENCE_MS
  const isThere = (): boolean => screens.querySelector('textarea') !== null && !screens.querySelector('[data-loading]')
  while (!isThere() && Date.now() < latest) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
}

/** Once the screens have something to show: the words, the focus and the place in them go over; a keyboard that is up stays up. */
export async function takePlace(panel: HTMLElement, screens: HTMLElement, first: FirstPanel): Promise<void> {
  await shown(screens)
  await first.atPause()
  first.stop()
  const { activeElement } = document
  const { selectionStart, selectionEnd } = first.box
  flushSync(() => document.dispatchEvent(new Event(DRAFT_EVENT)))
  const before = [...panel.children]
  panel.append(screens)
  if (activeElement === first.box) {
    const box = screens.querySelector('textarea')
    box?.focus()
    box?.setSelectionRange(selectionStart, selectionEnd)
  } else if (activeElement !== panel && panel.contains(activeElement)) panel.focus()
  before.forEach((one) => one.remove())
}
