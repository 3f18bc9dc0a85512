import { createContext, type ReactNode, useContext, useMemo } from 'react'
import format from 'use-intl/format-message'
import type { Language } from '@himoya/contract/languages'

type Said = { lang: Language; texts: object }
const SaidContext = createContext<Said | null>(null)

/** What an island says, in the page's language; more of it is added to what is there already. */
export function IslandTexts({ lang, texts, children }: Said & { children: ReactNode }) {
  const before = useContext(SaidContext)?.texts
  const said = useMemo(() => ({ lang, texts: { ...before, ...texts } }), [lang, before, texts])
  return <SaidContext value={said}>{children}</SaidContext>
}

/** Looks a text up by its path and puts the values in; nothing where there is none. */
export function useSaid(): (path: string, values?: Record<string, string>) => string {
  const said = useContext(SaidContext)
  return useMemo(
    () => (path, values) => {
      const text = path
        .split('.')
        .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], said?.texts)
      // with plain values, as here, what comes out is plain as well
      return text === undefined ? '' : (format(path, text as string, values, { locale: said!.lang } as never) as string)
    },
    [said],
  )
}
