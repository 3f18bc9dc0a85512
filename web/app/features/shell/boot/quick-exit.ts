import { clearLeft, forgetTraces, markLeft, wasLeft } from '../../../browser/visit/page-visit.ts'
import { LEAVE_EVENT } from '../../../browser/island-events.ts'
import { page } from './page.ts'

const WITHIN_MS = 5_000
const TIMES = 3

/**
 * Quick exit, in the order of safety.md 1: a blank cover first, so that the next frame is empty; everything else behind
 * it; then the outside page in the place of this one in the history. It asks nothing and waits for no answer.
 */
function leave(outside: string, title: string): void {
  page.hidden = true
  document.title = title
  for (const sound of document.querySelectorAll<HTMLMediaElement>('audio,video')) sound.pause()
  document.dispatchEvent(new Event(LEAVE_EVENT))
  // The cover is painted before anything slow begins; a hidden tab paints nothing, so a timer goes on in any case.
  let gone = false
  const go = (): void => {
    if (gone) return
    gone = true
    try {
      markLeft()
      forgetTraces()
      document.body.replaceChildren()
    } finally {
      // Whatever a browser forbids above: this happens. Without a network the worker has a page as plain as the one outside.
      location.replace(navigator.onLine || !navigator.serviceWorker?.controller ? outside : `/${page.lang}/exit`)
    }
  }
  requestAnimationFrame(() => setTimeout(go))
  setTimeout(go, 50)
}

function leaveNow(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-exit]')
  if (link) leave(link.href, link.dataset['exit'] ?? '')
}

/** The exit link, Shift three times and Esc three times. Esc is never swallowed: a dialog gets its first one. */
export function watchExit(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('[data-exit]')
    if (!link) return
    event.preventDefault()
    leaveNow()
  })
  let presses: number[] = []
  let pressed = ''
  const count = (key: string): void => {
    const now = Date.now()
    presses = presses.filter((at) => now - at < WITHIN_MS).concat(now)
    pressed = key
    if (presses.length >= TIMES) leaveNow()
  }
  let alone = ''
  addEventListener(
    'keydown',
    (event) => {
      if (event.repeat) return
      const { key } = event
      if (key !== pressed) presses = []
      if (key === 'Escape') count(key)
      // A Shift that makes a capital letter is no signal: it counts when it is let go with nothing in between.
      alone = key === 'Shift' && !event.altKey && !event.ctrlKey && !event.metaKey ? key : ''
    },
    true,
  )
  addEventListener(
    'keyup',
    (event) => {
      if (event.key === 'Shift' && alone) count('Shift')
      alone = ''
    },
    true,
  )
}

/**
 * After an exit, Back shows nothing of ours in this tab, also from the back-forward cache: the page covers itself when
 * it is left, and on return goes straight outside again. A new visit on purpose is served.
 */
export function guardReturn(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (wasLeft()) {
    if (visit?.type === 'back_forward') {
      page.hidden = true
      document.addEventListener('DOMContentLoaded', leaveNow)
    } else clearLeft()
  }
  addEventListener('pagehide', () => {
    page.hidden = true
  })
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    if (wasLeft()) leaveNow()
    else page.hidden = false
  })
}
