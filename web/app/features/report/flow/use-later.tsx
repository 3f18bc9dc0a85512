import type { Language } from '@himoya/contract/languages'
import { type ReactNode, useEffect, useState } from 'react'
import { IntlProvider, useMessages } from 'use-intl'
import { useSession } from '../../account/session.ts'
import type { LaterSteps } from './later-steps.tsx'

const WORDS = {
  uz: () => import('../../../i18n/uz/report-steps.ts'),
  ru: () => import('../../../i18n/ru/report-steps.ts'),
  en: () => import('../../../i18n/en/report-steps.ts'),
}
type Words = Awaited<ReturnType<(typeof WORDS)[Language]>>
type Parts = LaterSteps & { words: Words }

export type Later = { parts: Parts | null; failed: boolean; again(): void }

/** The steps after the second: fetched while the first two are answered, so that the first is there early on a slow line. */
export function useLater(lang: Language): Later {
  const [parts, setParts] = useState<Parts | null>(null)
  const [failed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    setFailed(false)
    Promise.all([import('./later-steps.tsx'), WORDS[lang]()]).then(
      ([{ later_steps }, words]) => setParts({ ...later_steps, words }),
      () => setFailed(true),
    )
  }, [lang, round])
  return { parts, failed, again: () => setRound(round + 1) }
}

/** Hands down the words that came with the code. */
export function LaterWords({ words, children }: { words: object; children: ReactNode }) {
  const { lang } = useSession()
  const messages = useMessages()
  return (
    <IntlProvider locale={lang} messages={{ ...messages, ...words }} onError={() => {}} getMessageFallback={() => ''}>
      {children}
    </IntlProvider>
  )
}
