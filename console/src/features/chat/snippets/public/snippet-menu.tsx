import type { Language } from '@himoya/contract/languages'
import type { Snippet } from '@himoya/contract/chat/snippets'
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import styles from '../snippet-menu.module.css'
import { askedShortcut, matchingSnippets } from './snippet-text.ts'
import { useOfferedSnippets } from './use-offered-snippets.ts'

const MOST = 6

export type SnippetMenuState = {
  open: boolean
  /** Of the text box: what a screen reader follows. */
  box: { 'aria-autocomplete'?: 'list'; 'aria-controls'?: string; 'aria-activedescendant'?: string }
  /** true: the key was for the menu. */
  onKey(event: KeyboardEvent): boolean
  id: string
  offered: readonly Snippet[]
  active: number
  lang: Language
  pick(snippet: Snippet): void
}

/** Canned replies of the chat's language, asked for by `/` at the beginning of an empty box. */
export function useSnippetMenu(typed: string, lang: Language, onPick: (snippet: Snippet) => void): SnippetMenuState {
  const id = useId()
  const [closed_at, setClosedAt] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const asked = askedShortcut(typed)
  const open = asked !== null && closed_at !== typed
  const { data: snippets } = useOfferedSnippets(lang, asked !== null)
  const offered = useMemo(() => matchingSnippets(snippets ?? [], asked ?? '', MOST), [snippets, asked])
  useEffect(() => {
    setActive(0)
  }, [asked])
  const chosen = offered[Math.min(active, offered.length - 1)]

  const onKey = (event: KeyboardEvent): boolean => {
    if (!open || event.nativeEvent.isComposing) return false
    if (event.key === 'Escape') setClosedAt(typed)
    else if (event.key === 'ArrowDown') setActive((now) => (offered.length ? (now + 1) % offered.length : 0))
    else if (event.key === 'ArrowUp') setActive((now) => (offered.length ? (now + offered.length - 1) % offered.length : 0))
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) onPick(chosen)
    else return false
    event.preventDefault()
    return true
  }
  const box = open
    ? {
        // a box of many lines is a text box and may be nothing else (ARIA in HTML)
        'aria-autocomplete': 'list' as const,
        'aria-controls': id,
        ...(chosen ? { 'aria-activedescendant': `${id}-${chosen.id}` } : {}),
      }
    : {}
  return { open, box, onKey, id, offered, active, lang, pick: onPick }
}

export function SnippetMenu({ menu }: { menu: SnippetMenuState }) {
  const text = useText()
  if (!menu.open) return null
  const { id, offered, active, pick } = menu
  return (
    <div className={styles.menu}>
      <p className={styles.head}>{text('snippets.for_lang', { lang: text(`lang.${menu.lang}`) })}</p>
      {offered.length === 0 ? <p className={styles.none}>{text('snippets.none_match')}</p> : null}
      <div role="listbox" id={id} aria-label={text('snippets.menu')}>
        {offered.map((snippet, index) => (
          <div
            key={snippet.id}
            id={`${id}-${snippet.id}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={index === active ? styles.active : styles.option}
            // before the click, so that the box keeps the focus
            onMouseDown={(event) => {
              event.preventDefault()
              pick(snippet)
            }}
          >
            <strong>/{snippet.shortcut}</strong>
            <span>{snippet.text}</span>
            {index === active ? <kbd>Enter</kbd> : null}
          </div>
        ))}
      </div>
    </div>
  )
}
