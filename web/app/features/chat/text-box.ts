const MAX_HEIGHT_PX = 100

/** As high as its lines, up to a few. */
export function fitTextBox(box: HTMLTextAreaElement | null): void {
  if (!box) return
  box.style.height = 'auto'
  box.style.height = `${Math.min(box.scrollHeight + 3, MAX_HEIGHT_PX)}px`
}

/** A composing keyboard uses Enter itself, and a touch keyboard has no other way to a new line. */
export const isSendingEnter = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !event.isComposing && matchMedia('(pointer: fine)').matches
