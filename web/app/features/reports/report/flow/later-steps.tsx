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

/** One of the steps from the third on. */
function Step({ flow, kinds }: StepProps) {
  if (flow.step === 'danger' || flow.step === 'who') return null
  const Screen = STEP_SCREENS[flow.step]
  return <Screen key={flow.step} flow={flow} kinds={kinds} />
}

/** What the first two steps can do without; one file that comes while they are answered. */
export const later_steps = { Step, Sent: SentScreen, Returned, Ended }
export type LaterSteps = typeof later_steps
