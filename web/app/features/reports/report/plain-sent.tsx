import { inFours } from '@himoya/contract/in-fours'
import type { Reported } from '@himoya/contract/reports/reports'
import { formatChatTime } from '@himoya/kit/dates'
import { useTexts } from '../../../i18n/use-texts.ts'
import { HelpCard } from '../../content/public/help-card.tsx'
import { useSite } from '../../../ui/site/use-site.ts'
import { ReceiptWords } from '../../../ui/receipt/receipt-words.tsx'
import { PlainCalls } from './plain-calls.tsx'

/** The receipt on a page of its own, kept nowhere; a person and the numbers first where words of danger stood in it. */
export function PlainSent({ reported }: { reported: Reported }) {
  const t = useTexts('report')
  const { lang } = useSite()
  return (
    <div className="report-form">
      <h1>{t('plain.sent')}</h1>
      {reported.help && (
        <>
          <PlainCalls />
          <HelpCard card="chat" level={2} />
        </>
      )}
      <p>{reported.urgent_text ?? t('plain.answer_by', { date: formatChatTime(reported.answer_by, lang) })}</p>
      {reported.receipt !== undefined && (
        <>
          <p className="meta">{t('plain.number')}</p>
          {reported.receipt_words && <ReceiptWords in_words={reported.receipt_words} />}
          <p className="receipt-number">{inFours(reported.receipt)}</p>
        </>
      )}
      <p className="banner banner-urgent">{t('plain.once')}</p>
      <p>{t('plain.back')}</p>
      <a className="btn btn-second" href={`/${lang}/report/receipt`}>
        {t('plain.open')}
      </a>
      {!reported.help && <PlainCalls />}
    </div>
  )
}
