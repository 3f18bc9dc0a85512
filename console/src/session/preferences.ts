import { type Language, LANGUAGES } from '@himoya/contract/languages'
import { browserStorage } from '@himoya/kit/browser-storage'
import { createValue, type Value } from './value.ts'

/** A value that this computer keeps, and that all its tabs hear of. */
export function createKept<T>(key: string, first: T): Value<T> {
  const storage = browserStorage('local')
  const read = (): T => JSON.parse(storage.get(key) ?? 'null') ?? first
  const value = createValue(read())
  window.addEventListener('storage', (event) => {
    if (event.key === key) value.set(read())
  })
  return {
    ...value,
    set(next) {
      storage.set(key, JSON.stringify(next))
      value.set(next)
    },
  }
}

/** The first of the browser's languages that is ours; Uzbek when none is. */
const langOf = (wanted: readonly string[]): Language =>
  wanted.map((tag) => LANGUAGES.find((lang) => tag.toLowerCase().split('-')[0] === lang)).find((lang) => lang !== undefined) ??
  'uz'

/** What a person has chosen on this computer. It stays when they sign out, for it is not about anybody. */
export const createPreferences = () => ({
  lang: createKept<Language>('himoya_staff_lang', langOf(navigator.languages)),
  /** null: as the computer has it. */
  look: createKept<'light' | 'dark' | null>('himoya_staff_look', null),
  sound: createKept('himoya_staff_sound', true),
  keys: createKept('himoya_staff_keys', true),
})
export type Preferences = ReturnType<typeof createPreferences>
