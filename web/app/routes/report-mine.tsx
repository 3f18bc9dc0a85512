import type { PageFacts } from '../ui/site/page-facts.ts'
import { useSite } from '../ui/site/use-site.ts'
import { InboxPage } from '../features/reports/report/inbox/inbox-page.tsx'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'own_reports', unlisted: true }

export default function ReportMine() {
  const t = useTexts('meta')
  const inbox = useTexts('inbox')
  const { lang } = useSite()
  return (
    <InboxPage part="mine" title={t('own_reports.title')}>
      <p className="banner">{inbox('mine.guest_receipt')}</p>
      <a className="btn btn-first" href={`/${lang}/report/receipt`}>
        {inbox('mine.receipt')}
      </a>
    </InboxPage>
  )
}
