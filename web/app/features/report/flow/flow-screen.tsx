import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import type { IslandProps } from '../../page/mount-island.tsx'
import { DangerStep } from './danger-step.tsx'
import { StepFrame } from './step-frame.tsx'
import { type Flow, type Regions, useFlow } from './use-flow.ts'
import { type Later, LaterWords, useLater } from './use-later.tsx'
import { WhoStep } from './who-step.tsx'

export type ReportProps = IslandProps & { regions: Regions }

/** Tells what happened in eight steps, then shows the receipt. All of it lives in this screen and goes with it. */
export function FlowScreen({ regions }: { regions: Regions }) {
  const flow = useFlow()
  const later = useLater()
  if (flow.left) return null
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
      {later.failed && (
        <div className="banner banner-failed grid" role="alert">
          <p>{t('frame.load_failed_text')}</p>
          <button type="button" className="btn btn-second" onClick={later.again}>
            {t('frame.again')}
          </button>
        </div>
      )}
    </StepFrame>
  )
}
