import { HelpNow } from '../../../ui/screen/help-now.tsx'
import { useTellsOfDanger } from '../../../ui/screen/tells-of-danger.ts'
import { AnswerStep } from './answer-step.tsx'
import { ChildStep } from './child-step.tsx'
import { PlaceStep } from './place-step.tsx'
import { Ended, Returned } from './returned-screen.tsx'
import { ReviewStep } from './review-step.tsx'
import { SentScreen } from './sent-screen.tsx'
import { TellStep } from './tell-step.tsx'
import type { StepProps } from './step-props.ts'
import { WhatStep } from './what-step.tsx'
import { WhenStep } from './when-step.tsx'

const STEP_SCREENS = {
  what: WhatStep,
  child: ChildStep,
  place: PlaceStep,
  when: WhenStep,
  tell: TellStep,
  answer: AnswerStep,
  review: ReviewStep,
}

/** One of the steps from the third on; from the story on with help in it, as soon as that tells of danger. What is told stays as it is. */
function Step({ flow, kinds }: Omit<StepProps, 'help'>) {
  const tells = useTellsOfDanger(flow.draft.description)
  if (flow.step === 'danger' || flow.step === 'who') return null
  const Screen = STEP_SCREENS[flow.step]
  const help = (
    <div className={tells ? undefined : 'sr-only'} aria-live="polite">
      {tells && <HelpNow aside />}
    </div>
  )
  return <Screen key={flow.step} flow={flow} kinds={kinds} help={help} />
}

/** What the first two steps can do without; one file that comes while they are answered. */
export const later_steps = { Step, Sent: SentScreen, Returned, Ended }
export type LaterSteps = typeof later_steps
