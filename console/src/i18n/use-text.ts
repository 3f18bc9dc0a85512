import type { Language } from '@himoya/contract/languages'
import { createContext, use, useCallback } from 'react'
import type { TextKey, Texts } from './text-key.ts'

export type Text = (key: TextKey, values?: Record<string, string | number>) => string

/** The language that is shown, with all it says. */
export const TextsContext = createContext<{ lang: Language; texts: Partial<Texts> }>({ lang: 'uz', texts: {} })

/** A key that does not exist does not compile; one put together while running neither throws nor shows itself. */
export const textIn = (texts: Partial<Texts>, key: TextKey, values: Record<string, string | number> = {}): string =>
  (texts[key] ?? '').replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

export function useText(): Text {
  const { texts } = use(TextsContext)
  return useCallback((key, values) => textIn(texts, key, values), [texts])
}

export const useLang = (): Language => use(TextsContext).lang
