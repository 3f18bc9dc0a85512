import type { Reported } from '@himoya/contract/reports/reports'
import { formatChatTime } from '@himoya/kit/dates'
import { ArchPicture } from '../../../../art/picture.tsx'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { useSession } from '../../../../session/session.ts'
import { HelpNow } from '../../../../ui/screen/help-now.tsx'
import { Calls } from './danger-step.tsx'
import { ReceiptPart } from './receipt-part.tsx'
import { focusHeading } from '../../../../ui/screen/focus-on-mount.ts'
import type { Flow } from './use-flow.ts'

/** It has arrived: when the first words come, and the number that opens them. */
export function SentScreen({ flow, reported }: { flow: Flow; reported: Reported }) {
  const t = useIslandTexts('report_steps')
  const { lang } = useSession()
  const { receipt } = reported
  return (
    <div className="report-form">
      <div className="grid justify-items-center gap-2 text-center">
        <ArchPicture name="house" niche="g" className="w-28" />
        <h1 ref={focusHeading} tabIndex={-1}>
          {t('sent.title')}
        </h1>
        <p>{reported.urgent_text ?? t('sent.answer_by', { date: formatChatTime(reported.answer_by, lang) })}</p>
      </div>
      {reported.unheard && <p className="banner banner-urgent">{t('sent.unheard')}</p>}
      {reported.help && <HelpNow aside />}
      {flow.draft.urgency === 'now' && !reported.help && (
        <div className="report-calls bg-amber-soft">
          <b>{t('sent.now')}</b>
          <Calls />
        </div>
      )}
      {receipt === undefined ? (
        <>
          <p className="banner">{t('sent.mine_text', { ref: reported.ref })}</p>
          <a className="btn btn-first" href={`/${lang}/report/mine`}>
            {t('sent.mine')}
          </a>
        </>
      ) : (
        <ReceiptPart receipt={receipt} in_words={reported.receipt_words} mark={reported.ref} onKept={flow.keep} />
      )}
      <a className="btn btn-text" href={`/${lang}`}>
        {t('sent.home')}
      </a>
    </div>
  )
}
