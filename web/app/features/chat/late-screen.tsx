import type { Language } from '@himoya/contract/languages'
import type { ReactNode } from 'react'
import { IslandTexts } from '../../i18n/island-texts.tsx'
import { useSession } from '../../session/session.ts'
import { useQuery } from '../../session/use-query.ts'
import { LoadingOrFailed } from './loading-or-failed.tsx'

/** A part's code and its words, when somebody needs them. */
type LoadLate<Screen> = (lang: Language) => Promise<{ screen: Screen; texts: object }>

type LateScreenProps<Screen> = { name: string; load: LoadLate<Screen>; children: (screen: Screen) => ReactNode }

/** A part of the panel that comes only when it is wanted; says that it loads, and offers another try. */
export function LateScreen<Screen>({ name, load, children }: LateScreenProps<Screen>) {
  const { lang } = useSession()
  const {
    data: part,
    isError,
    refetch,
  } = useQuery({
    queryKey: [name, lang],
    queryFn: () => load(lang),
    staleTime: Infinity,
    gcTime: Infinity,
  })
  if (!part) return <LoadingOrFailed failed={isError} onRetry={() => void refetch()} />
  return (
    <IslandTexts lang={lang} texts={part.texts}>
      {children(part.screen)}
    </IslandTexts>
  )
}
