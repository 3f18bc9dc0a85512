import type { Language } from '@himoya/contract/languages'
import { useCallback } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import type { TextKey } from './text-key.ts'

export type Text = (key: TextKey, values?: Record<string, string | number>) => string

/** The dictionary of the current language; a key that does not exist does not compile. */
export function useText(): Text {
  const translate = useTranslate()
  return useCallback((key, values) => translate(key, values), [translate])
}

export const useLang = (): Language => useLocale() as Language
