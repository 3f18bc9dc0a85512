import { useTranslations } from 'use-intl'
import type { TextKey } from './languages.ts'
import type { account } from './uz/account.ts'
import type { chat } from './uz/chat.ts'
import type { onboarding } from './uz/onboarding.ts'
import type { problems } from './uz/account.ts'

/** What islands say; a page gives each island the areas it needs, in one language. */
type IslandMessages = { account: typeof account; problems: typeof problems; chat: typeof chat; onboarding: typeof onboarding }

/** The texts of one area in the page's language, its keys checked: `const t = useIslandTexts('chat')`, `t('title')`. */
export function useIslandTexts<Area extends keyof IslandMessages>(
  area: Area,
): (key: TextKey<IslandMessages[Area]>, values?: Record<string, string>) => string {
  return useTranslations(area) as never
}
