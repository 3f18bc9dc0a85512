import { useTranslations } from 'use-intl'
import type { TextKey } from './languages.ts'
import type { Messages } from './messages.ts'

/** On a page of the server: the texts of one area in the page's language, its keys checked: `const t = useTexts('home')`, `t('title')`. */
export function useTexts<Area extends keyof Messages>(
  area: Area,
): (key: TextKey<Messages[Area]>, values?: Record<string, string>) => string {
  return useTranslations(area) as never
}
