import type { ReportType } from '@himoya/contract/reports/reports'
import { type ReactNode, useEffect, useState } from 'react'
import { IslandTexts } from '../../../../i18n/island-texts.tsx'
import { useSession } from '../../../../session/session.ts'
import type { LaterSteps } from './later-steps.tsx'

const WORDS = {
  uz: () =>
    [
      import('../../../../i18n/uz/report-steps.ts'),
      import('../../../../i18n/uz/report-files.ts'),
      import('../../../../i18n/uz/help-now.ts'),
    ] as const,
  ru: () =>
    [
      import('../../../../i18n/ru/report-steps.ts'),
      import('../../../../i18n/ru/report-files.ts'),
      import('../../../../i18n/ru/help-now.ts'),
    ] as const,
  en: () =>
    [
      import('../../../../i18n/en/report-steps.ts'),
      import('../../../../i18n/en/report-files.ts'),
      import('../../../../i18n/en/help-now.ts'),
    ] as const,
}
/** `words`: of these steps, of their files, and of help that comes first. */
type Parts = LaterSteps & { words: object; types: readonly ReportType[] }

export type Later = { parts: Parts | null; failed: boolean; again(): void }

/** The steps after the second: fetched while the first two are answered, so that the first is there early on a slow line. */
export function useLater(): Later {
  const { api, lang } = useSession()
  const [parts, setParts] = useState<Parts | null>(null)
  const [failed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  useEffect(() => {
    setFailed(false)
    Promise.all([import('./later-steps.tsx'), api.get<ReportType[]>('victim/type/'), ...WORDS[lang]()]).then(
      ([{ later_steps }, types, { report_steps }, { report_files }, { help_now }]) =>
        setParts({ ...later_steps, types, words: { report_steps, report_files, help_now } }),
      () => setFailed(true),
    )
  }, [api, lang, round])
  return { parts, failed, again: () => setRound(round + 1) }
}

/** Hands down the words that came with the code. */
export function LaterWords({ words, children }: { words: object; children: ReactNode }) {
  const { lang } = useSession()
  return (
    <IslandTexts lang={lang} texts={words}>
      {children}
    </IslandTexts>
  )
}
