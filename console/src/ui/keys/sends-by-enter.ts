import type { KeyboardEvent } from 'react'

/**
 * Enter sends, Shift + Enter begins a line. While a word is being composed, Enter belongs to the input method; held down it is
 * one press.
 */
export const sendsByEnter =
  (send: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!event.repeat) send()
  }
