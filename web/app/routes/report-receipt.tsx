import { useActionData, type ActionFunctionArgs } from 'react-router'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { InboxPage } from '../features/reports/report/inbox/inbox-page.tsx'
import { openPlainInbox } from '../features/reports/report/inbox/plain-inbox.ts'
import { PlainComplaint, PlainInboxEntry, PlainQuestion, PlainReport } from '../features/reports/report/inbox/plain-view.tsx'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'report_receipt', unlisted: true }

export const action = (args: ActionFunctionArgs) => openPlainInbox(args)

export default function ReportReceipt() {
  const t = useTexts('meta')
  const answer = useActionData<typeof action>()
  const plain = <PlainInboxEntry answer={answer} />
  const found = answer && (
    <>
      {answer.question && <PlainQuestion question={answer.question} />}
      {answer.report && <PlainReport report={answer.report} said={answer.said} />}
      {answer.complaint && <PlainComplaint complaint={answer.complaint} />}
      {plain}
    </>
  )
  return (
    <InboxPage part="entry" title={t('report_receipt.title')} found={found}>
      {plain}
    </InboxPage>
  )
}
