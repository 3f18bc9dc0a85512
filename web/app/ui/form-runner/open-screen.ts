import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { LEAVE_EVENT } from '../../browser/island-events.ts'

type Screen = {
  /** The part of the page that was pressed; its button has the focus again when the screen is closed. */
  part: HTMLElement
  name: string
  render: (onClose: () => void) => ReactNode
  /** What the page remembers of it is forgotten with quick exit. */
  onLeave?: () => void
}

/** Puts a screen of questions in the place of what the page says about it, until it is closed. */
export function openScreen({ part, name, render, onLeave = () => {} }: Screen): void {
  const intro = part.closest<HTMLElement>('.page')!
  const place = document.createElement('div')
  place.className = `wrap ${name}`
  const root = createRoot(place)
  function leave(): void {
    root.unmount()
    onLeave()
  }
  function onClose(): void {
    document.removeEventListener(LEAVE_EVENT, leave)
    root.unmount()
    place.remove()
    intro.hidden = false
    part.querySelector('button')!.focus()
  }
  document.addEventListener(LEAVE_EVENT, leave)
  root.render(render(onClose))
  intro.after(place)
  intro.hidden = true
}
