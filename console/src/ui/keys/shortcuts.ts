export type Shortcut = 'next' | 'previous' | 'claim' | 'reply' | 'note' | 'sheet'

/** What a screen lets the keys do; the rest of the keys stays the browser's. */
export type ShortcutActions = Partial<Record<Shortcut, () => void>>

/** By place on the keyboard, so that J is J in the Russian layout too. */
const BY_CODE: Record<string, Shortcut> = { KeyJ: 'next', KeyK: 'previous', KeyC: 'claim', KeyR: 'reply', KeyN: 'note' }

type Press = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'>

/** Which shortcut a key press means; null while somebody types, holds another key, or answers a dialog. */
export function shortcutOf(press: Press, where: { typing: boolean; in_dialog: boolean }): Shortcut | null {
  if (press.defaultPrevented || where.typing || where.in_dialog) return null
  if (press.ctrlKey || press.metaKey || press.altKey) return null
  if (press.key === '?') return 'sheet'
  return press.shiftKey ? null : (BY_CODE[press.code] ?? null)
}

const TYPING = 'input, textarea, select, [contenteditable]'
const DIALOG = '[role=dialog], [role=menu]'

/** Where a key press landed, for `shortcutOf`. */
export function placeOf(target: EventTarget | null): { typing: boolean; in_dialog: boolean } {
  const element = target instanceof Element ? target : null
  return { typing: element?.closest(TYPING) != null, in_dialog: element?.closest(DIALOG) != null }
}
