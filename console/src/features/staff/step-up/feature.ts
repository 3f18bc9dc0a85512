import type { Feature } from '../../../ui/feature.ts'
import { StepUpDialog } from './step-up-dialog.tsx'

export const step_up: Feature = {
  name: 'step-up',
  beside: { Part: StepUpDialog },
}
