import { useTexts } from '../../../i18n/use-texts.ts'
import { CallLinks } from '../../../ui/site/call-links.tsx'

/** Whom to call in danger, on the pages of a report without scripts. */
export function PlainCalls() {
  const t = useTexts('report')
  return (
    <div className="report-calls">
      <b>{t('danger.call')}</b>
      <CallLinks />
    </div>
  )
}
