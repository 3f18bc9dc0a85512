import type { ReactNode } from 'react'
import type { Flow, Kinds } from './use-flow.ts'

/** What a step from the third on is given. `help`: what stands in it when the story tells of danger. */
export type StepProps = { flow: Flow; kinds: Kinds; help: ReactNode }
