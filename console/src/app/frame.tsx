import { CssBaseline, ThemeProvider, useMediaQuery } from '@mui/material'
import { type ContextType, type ReactNode, useEffect, useState } from 'react'
import { TextsContext } from '../i18n/use-text.ts'
import { useServices } from '../session/services.ts'
import { useValue } from '../session/value.ts'
import { DARK, LIGHT } from '../theme/theme.ts'
import { loadTexts } from './dictionaries/messages.ts'

type Shown = ContextType<typeof TextsContext>

/** The chosen language; the one before stays until the next has come. */
export function InLanguage({ first, children }: { first: Shown; children: ReactNode }) {
  const { preferences } = useServices()
  const lang = useValue(preferences.lang)
  const [shown, setShown] = useState(first)
  useEffect(() => {
    if (lang === shown.lang) return undefined
    let stale = false
    loadTexts(lang).then(
      (texts) => stale || setShown({ lang, texts }),
      () => preferences.lang.set(shown.lang),
    )
    return () => {
      stale = true
    }
  }, [lang, shown.lang, preferences])
  // for screen readers and hyphenation
  useEffect(() => {
    document.documentElement.lang = shown.lang
  }, [shown.lang])
  return <TextsContext value={shown}>{children}</TextsContext>
}

export function InLook({ children }: { children: ReactNode }) {
  const { preferences } = useServices()
  const chosen = useValue(preferences.look)
  const dark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true })
  return (
    <ThemeProvider theme={(chosen ?? (dark ? 'dark' : 'light')) === 'dark' ? DARK : LIGHT}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  )
}
