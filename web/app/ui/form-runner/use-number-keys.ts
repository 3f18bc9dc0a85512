import { useLayoutEffect, useRef } from 'react'

const TYPED_IN = 'input:not([type="radio"],[type="checkbox"]),textarea,select,[contenteditable]'

/** Calls `onNumber` with 0 for the key 1, and so on, unless somebody is writing or a dialog is open. */
export function useNumberKeys(count: number, onNumber: (at: number) => void): void {
  const latest = useRef(onNumber)
  latest.current = onNumber
  // At once with the screen: what is cleaned up after the paint would still hear a key, and answer the question before this one.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const at = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1
      if (at < 0 || at >= count || event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.target as Element).closest(TYPED_IN) || document.querySelector('dialog[open],[data-panel]')) return
      event.preventDefault()
      latest.current(at)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [count])
}
