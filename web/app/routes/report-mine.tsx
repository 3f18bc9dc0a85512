import type { PageFacts } from '../features/page/page-facts.ts'
import { InboxPage } from '../features/report/inbox/inbox-page.tsx'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'own_reports', unlisted: true }

export default function ReportMine() {
  const t = useTexts('meta')
  return <InboxPage island="report-mine" part="mine" title={t('own_reports.title')} />
}
