import { useCallback } from 'react'
import type { reportTexts } from './handed-texts.ts'
import { useSaid } from './island-texts.tsx'
import type { TextKey } from './languages.ts'
import type { Messages } from './messages.ts'

/** A report's first steps say on secrecy what the chat says. */
type IslandMessages = Omit<Messages, 'report'> & Pick<ReturnType<typeof reportTexts>, 'report'>

/** In an island, which is given the areas it needs: `const t = useIslandTexts('chat')`, `t('title')`. */
export function useIslandTexts<Area extends keyof IslandMessages>(
  area: Area,
): (key: TextKey<IslandMessages[Area]>, values?: Record<string, string>) => string {
  const say = useSaid()
  return useCallback((key, values) => say(`${area}.${key}`, values), [say, area])
}
