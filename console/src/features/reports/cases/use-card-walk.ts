import { useMemo } from 'react'
import { useShortcuts } from '../../../ui/keys/use-shortcuts.ts'

/** J and K go through the cards of the page, in the order in which they are read. */
export function useCardWalk(): void {
  useShortcuts(useMemo(() => ({ next: () => walk(1), previous: () => walk(-1) }), []))
}

function walk(step: 1 | -1): void {
  const stops = [...document.querySelectorAll<HTMLElement>('[data-walk]')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const next = at === -1 ? (step === 1 ? 0 : stops.length - 1) : at + step
  stops[next]?.focus()
}
