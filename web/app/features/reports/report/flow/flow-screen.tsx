import { useState } from 'react'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import type { IslandProps } from '../../../../ui/island/mount-island.tsx'
import { DangerStep } from './danger-step.tsx'
import { kept_report, type KeptReport } from './kept-report.ts'
import { SentElsewhere } from './sent-elsewhere.tsx'
import { StepFrame } from './step-frame.tsx'
import { type Flow, type Regions, useFlow } from './use-flow.ts'
import { type Later, LaterWords, useLater } from './use-later.tsx'
import { WhoStep } from './who-step.tsx'

export type ReportProps = IslandProps & { regions: Regions }

/** `returned`: something was kept before this page was loaded anew; `ended`: it is gone, and that is said. */
type Stage = { at: 'returned' | 'ended' } | { at: 'telling'; before: KeptReport | null }

/** Tells what happened step by step, then shows the receipt. Whoever comes back to something begun is asked first. */
export function FlowScreen({ regions, before }: { regions: Regions; before: KeptReport | null }) {
  const later = useLater()
  const [stage, setStage] = useState<Stage>(before ? { at: 'returned' } : { at: 'telling', before: null })
  const begin = (): void => setStage({ at: 'telling', before: null })
  if (stage.at === 'telling') {
    return <Telling {...{ regions, later }} before={stage.before} onEnd={() => setStage({ at: 'ended' })} />
  }
  if (!later.parts) return <Loading later={later} />
  const { Returned, Ended, words } = later.parts
  return (
    <LaterWords words={words}>
      {stage.at === 'ended' || !before ? (
        <Ended onBegin={begin} />
      ) : (
        <Returned
          kept={before}
          onGoOn={() => setStage({ at: 'telling', before })}
          onDrop={() => {
            kept_report.forget()
            begin()
          }}
        />
      )}
    </LaterWords>
  )
}

type TellingProps = { regions: Regions; later: Later; before: KeptReport | null; onEnd(): void }

function Telling({ regions, later, before, onEnd }: TellingProps) {
  const flow = useFlow(before, onEnd)
  if (flow.left) return null
  // What this tab sent itself, in the same moment, has a number that stands nowhere else.
  if (flow.sent_elsewhere && !flow.reported) return <SentElsewhere flow={flow} onDrop={() => (kept_report.forget(), onEnd())} />
  if (flow.step === 'danger') return <DangerStep flow={flow} />
  if (flow.step === 'who') return <WhoStep flow={flow} />
  if (!later.parts) return <NotYet flow={flow} later={later} />
  const { Step, Sent, types, words } = later.parts
  return (
    <LaterWords words={words}>
      {flow.reported ? <Sent flow={flow} reported={flow.reported} /> : <Step flow={flow} kinds={{ types, regions }} />}
    </LaterWords>
  )
}

/** The code of the further steps is on its way, or did not come; what was answered stays. */
function NotYet({ flow, later }: { flow: Flow; later: Later }) {
  const t = useIslandTexts('report')
  return (
    <StepFrame flow={flow} title={t(later.failed ? 'frame.load_failed' : 'frame.loading')} labels={{}} waiting>
      {later.failed && <LoadFailed later={later} />}
    </StepFrame>
  )
}

function Loading({ later }: { later: Later }) {
  const t = useIslandTexts('report')
  return (
    <div className="report-form">{later.failed ? <LoadFailed later={later} /> : <p role="status">{t('frame.loading')}</p>}</div>
  )
}

function LoadFailed({ later }: { later: Later }) {
  const t = useIslandTexts('report')
  return (
    <div className="banner banner-failed grid" role="alert">
      <p>{t('frame.load_failed_text')}</p>
      <button type="button" className="btn btn-second" onClick={later.again}>
        {t('frame.again')}
      </button>
    </div>
  )
}
