import type { Flow, Kinds } from './use-flow.ts'

/** What a step from the third on is given. */
export type StepProps = { flow: Flow; kinds: Kinds }
