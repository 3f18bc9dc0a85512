import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { focusHeading } from '../../../../ui/screen/focus-on-mount.ts'
import { Calls } from './danger-step.tsx'
import { STEPS } from './draft.ts'
import type { KeptReport } from './kept-report.ts'
import { Changing } from '../../../../ui/screen/changing.tsx'

type ReturnedProps = { kept: KeptReport; onGoOn(): void; onDrop(): void }

/** Before anything told is on the screen again: somebody else may be looking at it. */
export function Returned({ kept: { step, lost, last_try }, onGoOn, onDrop }: ReturnedProps) {
  const t = useIslandTexts('report_steps')
  const now = String(STEPS.indexOf(step) + 1)
  return (
    <div className="report-form">
      <h1 ref={focusHeading} tabIndex={-1}>
        {t('kept.title')}
      </h1>
      <p>
        {t('kept.text', { now, all: String(STEPS.length) })}{' '}
        <Changing>{t(last_try.key === '' ? 'kept.not_sent' : 'kept.maybe_sent')}</Changing>
      </p>
      {lost.voice && <p className="banner banner-urgent">{t('kept.voice')}</p>}
      {lost.files > 0 && <p className="banner banner-urgent">{t('kept.files', { count: String(lost.files) })}</p>}
      <button type="button" className="btn btn-first" onClick={onGoOn}>
        {t('kept.go_on')}
      </button>
      <button type="button" className="btn btn-second" onClick={onDrop}>
        {t('kept.drop')}
      </button>
      <CallsBelow />
    </div>
  )
}

/** What was told is gone, because nobody was there or somebody left in another tab. */
export function Ended({ onBegin }: { onBegin(): void }) {
  const t = useIslandTexts('report_steps')
  return (
    <div className="report-form">
      <h1 ref={focusHeading} tabIndex={-1}>
        {t('kept.ended')}
      </h1>
      <p>{t('kept.ended_text')}</p>
      <button type="button" className="btn btn-first" onClick={onBegin}>
        {t('kept.begin')}
      </button>
      <CallsBelow />
    </div>
  )
}

function CallsBelow() {
  const t = useIslandTexts('report')
  return (
    <div className="report-calls">
      <b>{t('danger.call')}</b>
      <Calls />
    </div>
  )
}
