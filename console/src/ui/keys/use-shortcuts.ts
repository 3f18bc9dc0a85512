import { useEffect } from 'react'
import { useServices } from '../../session/services.ts'
import { useValue } from '../../session/value.ts'
import { placeOf, type ShortcutActions, shortcutOf } from './shortcuts.ts'

/** Single keys can be switched off: speech input and shaking hands press them by accident (WCAG 2.1.4). */
export function useKeysEnabled(): [boolean, (enabled: boolean) => void] {
  const { keys } = useServices().preferences
  return [useValue(keys), keys.set]
}

/** `actions` has to keep its identity between renders. */
export function useShortcuts(actions: ShortcutActions): void {
  const [enabled] = useKeysEnabled()
  useEffect(() => {
    if (!enabled) return undefined
    const onKeyDown = (event: KeyboardEvent): void => {
      const name = shortcutOf(event, placeOf(event.target))
      const act = name && actions[name]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [enabled, actions])
}
