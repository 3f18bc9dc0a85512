export type Shortcut =
  | 'next'
  | 'previous'
  | 'unanswered'
  | 'claim'
  | 'reply'
  | 'note'
  | 'transfer'
  | 'end'
  | 'risk'
  | 'tag'
  | 'screens'
  | 'sheet'

/** What a screen lets the keys do; the rest of the keys stays the browser's. */
export type ShortcutActions = Partial<Record<Shortcut, () => void>>

/** By place on the keyboard, so that J is J in the Russian layout too. */
const BY_CODE: Record<string, Shortcut> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyU: 'unanswered',
  KeyC: 'claim',
  KeyR: 'reply',
  KeyN: 'note',
  KeyT: 'transfer',
  KeyE: 'end',
  KeyX: 'risk',
  KeyG: 'tag',
  KeyS: 'screens',
}

type Press = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'>

/** `formats`: a text whose own keys make a link of Ctrl+K. */
type Where = { typing: boolean; in_dialog: boolean; formats?: boolean }

/** Which shortcut a key press means; null while somebody types, holds another key, or answers a dialog. */
export function shortcutOf(press: Press, where: Where): Shortcut | null {
  if (press.defaultPrevented || where.in_dialog) return null
  const held = press.ctrlKey || press.metaKey
  if (held && !press.altKey && !press.shiftKey && press.code === 'KeyK' && !where.formats) return 'screens'
  // from within an answer too: the next child is one press away
  if (press.altKey && !held && press.code === 'KeyU') return 'unanswered'
  if (where.typing) return null
  if (press.ctrlKey || press.metaKey || press.altKey) return null
  if (press.key === '?') return 'sheet'
  return press.shiftKey ? null : (BY_CODE[press.code] ?? null)
}

/** A choice is no word: its keys are the arrows and the space bar. */
const TYPING = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'
const DIALOG = '[role=dialog], [role=menu]'

/** Where a key press landed, for `shortcutOf`. */
export function placeOf(target: EventTarget | null): Where {
  const element = target instanceof Element ? target : null
  return {
    typing: element?.closest(TYPING) != null,
    in_dialog: element?.closest(DIALOG) != null,
    formats: element?.closest('[contenteditable]') != null,
  }
}
