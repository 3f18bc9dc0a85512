import { URGENCIES } from '@himoya/contract/reports/report-lists'
import { BellRing } from 'lucide'
import { Icon } from '../../../../art/icon.tsx'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { useSession } from '../../../../session/session.ts'
import { numbersOfPage } from '../../../../ui/screen/numbers-of-page.ts'
import { CallLink } from '../../../../ui/site/call-link.tsx'
import { StepFrame, TITLE } from './step-frame.tsx'
import { Picks } from './step-parts.tsx'
import type { Flow } from './use-flow.ts'

/** Danger comes first: the numbers stand on this step in any case, and before everything else when it is now. */
export function DangerStep({ flow }: { flow: Flow }) {
  const t = useIslandTexts('report')
  const { lang } = useSession()
  const { form } = flow
  return (
    <StepFrame flow={flow} title={t('danger.title')} hint={t('danger.lead')} labels={{ urgency: t('danger.title') }}>
      <Picks
        {...{ form, name: 'urgency', labelled: TITLE }}
        options={URGENCIES.map((value) => ({ value, label: t(`danger.${value}`) }))}
        under={{
          value: 'now',
          part: (
            <div className="report-calls bg-amber-soft" role="alert">
              <b>{t('danger.now_title')}</b>
              <Calls />
              <p>{t('danger.now_text')}</p>
            </div>
          ),
        }}
      />
      {flow.draft.urgency !== 'now' && (
        <div className="report-calls">
          <b>{t('danger.call')}</b>
          <Calls />
        </div>
      )}
      <a className="btn btn-text" href={`/${lang}/report/receipt`}>
        {t('frame.return_link')}
      </a>
    </StepFrame>
  )
}

/** The emergency numbers and SOS. */
export function Calls() {
  const { lang } = useSession()
  return (
    <>
      {numbersOfPage().map(({ number, label }) => (
        <CallLink key={number} {...{ number, label }} />
      ))}
      <a className="btn btn-second text-sos-ink" href={`/${lang}/numbers`} data-sos="">
        <Icon of={BellRing} />
        SOS
      </a>
    </>
  )
}
