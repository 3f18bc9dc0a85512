import type { ReactNode } from 'react'
import { inboxTexts } from '../../../../i18n/handed-texts.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'
import { Island } from '../../../../ui/island/island.tsx'
import { useSite } from '../../../../ui/site/use-site.ts'
import { CallLinks } from '../../../../ui/site/call-links.tsx'

type Props = {
  part: 'entry' | 'mine'
  title: string
  /** Instead of the island: what was found without scripts. */
  found?: ReactNode
  /** What there is for browsers without scripts. */
  children: ReactNode
}

/** The server's part of coming back to a report: what is true before and without any script. */
export function InboxPage({ part, title, found, children }: Props) {
  const { lang } = useSite()
  const t = useTexts('inbox')
  return (
    <div className="wrap report">
      <h1>{title}</h1>
      {found ?? (
        <Island name={part === 'entry' ? 'report-receipt' : 'report-mine'} props={{ texts: inboxTexts(lang, part) }}>
          <p className="js-only meta">{t('frame.loading')}</p>
          <noscript>{children}</noscript>
        </Island>
      )}
      <div className="report-calls">
        <b>{t('frame.call')}</b>
        <CallLinks />
      </div>
    </div>
  )
}
