import { useTranslations } from 'use-intl'
import type { TextKey } from './languages.ts'
import type { PageMessages } from './messages.ts'

/** The texts of one area in the page's language, its keys checked: `const t = useTexts('home')`, `t('title')`. */
export function useTexts<Area extends keyof PageMessages>(
  area: Area,
): (key: TextKey<PageMessages[Area]>, values?: Record<string, string>) => string {
  return useTranslations(area) as never
}
