import { LEAVE_EVENT } from '../../browser/island-events.ts'
import { fillsScreen } from '../../browser/visit/fills-screen.ts'

/** Marks the one entry of the history that stands for whatever lies over the page. */
const OVER = 'himoya_over'
/** Longer than a browser takes to move within its history. */
const MOVED_MS = 1_000

const isOver = (): boolean => OVER in ((history.state as object | null) ?? {})
const isPanelOver = (): boolean => document.documentElement.dataset['panel'] !== undefined && fillsScreen()

type Layer = { close(): void }

/** The uppermost of what lies over the page: a sheet or dialog, a menu, the chat where it fills the screen. */
function topLayer(): Layer | null {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  if (dialog) return { close: () => (dialog.requestClose ? dialog.requestClose() : dialog.close()) }
  const menu = document.querySelector<HTMLDetailsElement>('details[name][open]')
  if (menu) return { close: () => (menu.open = false) }
  // The page's own script closes it, and gives the focus back.
  if (isPanelOver()) return { close: () => document.querySelector<HTMLElement>('.chat-button')?.click() }
  return null
}

let is_watching = false
let is_moving = false
let moving: ReturnType<typeof setTimeout> | undefined
let is_leaving = false
/** Quick exit takes away what lies over the page: a step back then would end the way to the page outside. */
let has_left = false
let settling: ReturnType<typeof setTimeout> | undefined

function move(go: () => void): void {
  is_moving = true
  clearTimeout(moving)
  moving = setTimeout(() => (is_moving = false), MOVED_MS)
  go()
}

/** An entry while something lies over the page, none when nothing does: also after Forward has come back to it. */
function settle(): void {
  const is_covered = topLayer() !== null
  if (has_left || is_moving || is_leaving || is_covered === isOver()) return
  if (is_covered) history.pushState({ ...(history.state as object | null), [OVER]: true }, '')
  else move(() => history.back())
}

/** After the press that changed something has done all it does: it may be leading elsewhere. */
function settleSoon(): void {
  clearTimeout(settling)
  settling = setTimeout(settle)
}

function onMoved(): void {
  if (is_moving || isOver()) {
    is_moving = false
    return settleSoon()
  }
  topLayer()?.close()
  if (topLayer()) move(() => history.forward())
}

/**
 * A link out of a sheet or a menu takes the place of its entry, so that Back from there finds the page and nothing to close. Out of
 * the open chat it is followed as it is: Back brings the chat again.
 */
function onFollowed(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  const is_plain = !event.defaultPrevented && !event.button && !event.ctrlKey && !event.metaKey && !event.shiftKey
  if (!link || !is_plain || link.target || link.download || link.origin !== location.origin || !isOver()) return
  if (link.hash && link.pathname === location.pathname) return
  is_leaving = true
  if (isPanelOver()) return
  event.preventDefault()
  location.replace(link.href)
}

/**
 * The phone's Back closes what lies over the page, one after the other, before it leaves the page. All of them share one entry of
 * the history, with the page's own address and title (safety.md 2). Comes with the first touch of a page.
 */
export function letBackClose(): void {
  if (is_watching) return
  is_watching = true
  const observer = new MutationObserver(settleSoon)
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open', 'data-panel'] })
  addEventListener('popstate', onMoved)
  addEventListener('resize', settleSoon)
  addEventListener('pageshow', () => {
    is_leaving = false
    settleSoon()
  })
  document.addEventListener('pointerdown', () => (is_leaving = false), true)
  document.addEventListener('click', onFollowed)
  document.addEventListener(LEAVE_EVENT, () => (has_left = true))
  settleSoon()
}
