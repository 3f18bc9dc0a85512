import type { Language } from '@himoya/contract/languages'
import { LANGUAGES } from '../i18n/languages.ts'
import { localStorageStore, type Store } from 'react-admin'

const KEPT = ['locale', 'theme', 'sound', 'keys'] as const

/**
 * react-admin's store for what a person has chosen on this computer. Signing out resets it; the language, the look,
 * the sound and the keys stay, for they are not about anybody.
 */
export function createPreferences(): Store {
  const store = localStorageStore(undefined, 'himoya_staff')
  return {
    ...store,
    reset() {
      const kept = KEPT.map((key) => [key, store.getItem<unknown>(key)] as const)
      store.reset()
      for (const [key, value] of kept) if (value !== undefined) store.setItem(key, value)
    },
  }
}

export function languageOf(preferences: Store): Language {
  const chosen = preferences.getItem<Language>('locale')
  return chosen && LANGUAGES.includes(chosen) ? chosen : 'uz'
}
