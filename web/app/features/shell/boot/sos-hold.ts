import { words } from './page.ts'
import { say } from './say.ts'

const HOLD_MS = 2_000
/** A page that was busy finds the timer due and the finger's going in one moment: what is still to be heard comes first. */
const HEAR_MS = 50
/** Shorter is a tap: nothing is drawn for it. */
const TAP_MS = 250
/** A finger that trembles still holds; one that slides further does not. */
const SLIDE = 40

type Ways = { onHeld: () => void; onTap: () => void }

/** What holds the button: a pointer's or a key's name; undefined: nothing does. */
function createHold({ onHeld }: Ways) {
  let by: number | string | undefined
  let wipe: (() => void) | undefined
  let timers: ReturnType<typeof setTimeout>[] = []
  /** Whether something was held. */
  const end = (): boolean => {
    const was_held = by !== undefined
    by = undefined
    timers.forEach(clearTimeout)
    wipe?.()
    return was_held
  }
  return {
    end,
    isBy: (name: number | string) => name === by,
    begin(button: Element, name: number | string) {
      by = name
      timers = [
        setTimeout(() => (wipe = drawHold(button)), TAP_MS),
        setTimeout(() => {
          timers.push(
            setTimeout(() => {
              end()
              onHeld()
            }, HEAR_MS),
          )
        }, HOLD_MS),
      ]
    },
  }
}

/**
 * The round button under a finger, a mouse or a key: held for two seconds it rings, let go before that it is a tap. Sliding off,
 * a second finger, or anything that takes the touch away is neither. What the finger does is kept here: a browser's `:active` is
 * false while a finger is down, and no click follows a long press.
 */
export function watchHold(ways: Ways): void {
  const { begin, end, isBy } = createHold(ways)
  let [x, y] = [0, 0]
  const roundButton = (event: Event): Element | null => (event.target as Element).closest('.sos[data-sos]')
  const listen = <Name extends keyof DocumentEventMap>(name: Name, hear: (event: DocumentEventMap[Name]) => void): void =>
    document.addEventListener(name, hear, true)

  listen('pointerdown', (event) => {
    const button = roundButton(event)
    if (end() || !button || event.button) return
    button.setPointerCapture(event.pointerId)
    ;[x, y] = [event.clientX, event.clientY]
    begin(button, event.pointerId)
  })
  listen('pointermove', ({ pointerId, clientX, clientY }) => {
    if (isBy(pointerId) && Math.hypot(clientX - x, clientY - y) > SLIDE) end()
  })
  listen('pointerup', ({ pointerId }) => {
    if (isBy(pointerId) && end()) ways.onTap()
  })
  listen('pointercancel', end)
  // A long press on a link is the browser's own menu otherwise.
  listen('contextmenu', (event) => {
    if (roundButton(event)) event.preventDefault()
  })
  listen('keydown', (event) => {
    const button = roundButton(event)
    if (!event.repeat) end()
    if (!button || !/^( |Enter)$/.test(event.key)) return
    event.preventDefault()
    if (!event.repeat) begin(button, event.key)
  })
  listen('keyup', (event) => {
    if (!isBy(event.key)) return
    event.preventDefault()
    end()
    ways.onTap()
  })
  addEventListener('blur', end)
}

/** The button grows around the finger and fills; words say what letting go does. Returns the way to take both away. */
function drawHold(button: Element): () => void {
  const growth = button.animate(
    { transform: ['scale(1.3)', 'scale(1.3)'], boxShadow: ['inset 0 0 #fff6', 'inset 0 -56px #fff6'] },
    {
      duration: HOLD_MS - TAP_MS,
      // It counts rather than moves, also for who wants no motion.
      easing: 'steps(7)',
    },
  )
  const line = say(words.hold)
  return () => {
    growth.cancel()
    line.remove()
  }
}
