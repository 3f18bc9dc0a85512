import { icon, make } from './make.ts'
import { BellRing } from 'lucide'
import type { SosTexts } from './sos-texts.ts'

const HOLD_MS = 2_000
/** Shorter is a tap: nothing is drawn for it. */
const TAP_MS = 250

type Hold = { texts: SosTexts; onHeld: () => void }

/**
 * Holding the round button for two seconds: a ring fills, words say what letting go does. `begun`: when the finger came down
 * (`event.timeStamp`), which may be before this code was here.
 */
export function watchHold(pressed: HTMLElement, begun: number, { texts, onHeld }: Hold): void {
  // The code came too late: it was a tap.
  if (!pressed.matches(':active')) return
  const gone = performance.now() - begun
  let cover: HTMLElement | undefined
  const draw = setTimeout(() => (cover = drawHold(texts, begun)), Math.max(0, TAP_MS - gone))
  const held = setTimeout(
    () => {
      end()
      onHeld()
    },
    Math.max(0, HOLD_MS - gone),
  )
  const end = (): void => {
    clearTimeout(draw)
    clearTimeout(held)
    cover?.remove()
    for (const sign of ['pointerup', 'pointercancel', 'blur'] as const) removeEventListener(sign, end)
  }
  for (const sign of ['pointerup', 'pointercancel', 'blur'] as const) addEventListener(sign, end)
}

const SVG = 'http://www.w3.org/2000/svg'

function drawHold({ hold, hold_hint }: SosTexts, begun: number): HTMLElement {
  const ring = document.createElementNS(SVG, 'svg')
  ring.setAttribute('viewBox', '0 0 116 116')
  for (const name of ['sos-way', 'sos-ring']) {
    const circle = document.createElementNS(SVG, 'circle')
    for (const [key, value] of Object.entries({ cx: '58', cy: '58', r: '55', class: name, pathLength: '1' }))
      circle.setAttribute(key, value)
    ring.append(circle)
  }
  const cover = make(
    'div',
    { class: 'sos-hold' },
    make('div', { class: 'sos-disc' }, ring, icon(BellRing)),
    make('p', { role: 'status' }, make('b', {}, hold), make('span', {}, hold_hint)),
  )
  // It fills from when the finger came down, not from when this was drawn.
  cover.style.setProperty('--sos-gone', `${Math.round(begun - performance.now())}ms`)
  document.body.append(cover)
  return cover
}
