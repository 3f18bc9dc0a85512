import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const toolsOf = (toolbar: HTMLElement): HTMLElement[] => [
  ...toolbar.querySelectorAll<HTMLElement>('button, select:not([disabled])'),
]

/** The keyboard of a toolbar (ARIA Authoring Practices, "Toolbar"): Tab stops once, at the tool that was used last. */
export function useRoving() {
  const ref = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLElement | null>(null)
  const rove = (chosen: HTMLElement | undefined): void => {
    if (!ref.current || !chosen) return
    last.current = chosen
    for (const tool of toolsOf(ref.current)) tool.tabIndex = tool === chosen ? 0 : -1
  }
  useLayoutEffect(() => {
    const tools = ref.current ? toolsOf(ref.current) : []
    rove(tools.find((tool) => tool === last.current) ?? tools[0])
  })
  return {
    ref,
    onFocus: (event: { target: EventTarget }) => {
      if (event.target instanceof HTMLElement && ref.current && toolsOf(ref.current).includes(event.target)) rove(event.target)
    },
    onKeyDown(event: KeyboardEvent) {
      const step = STEPS[event.key]
      if (!step || !ref.current || !(event.target instanceof HTMLElement)) return
      const tools = toolsOf(ref.current)
      const at = tools.indexOf(event.target)
      if (at === -1) return
      event.preventDefault()
      const next = tools[step(at, tools.length)]
      rove(next)
      next?.focus()
    },
  }
}
