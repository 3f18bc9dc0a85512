import type { PageFacts } from '../features/page/page-facts.ts'
import { InboxPage } from '../features/report/inbox/inbox-page.tsx'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'report_receipt', unlisted: true }

export default function ReportReceipt() {
  const t = useTexts('meta')
  return <InboxPage island="report-receipt" part="door" title={t('report_receipt.title')} />
}
