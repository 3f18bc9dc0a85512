import { isSettled } from '@himoya/contract/reports/case-lists'
import type { Case } from '@himoya/contract/reports/cases'

/** An emergency opening is for reading, and what is settled is only reopened. */
export const mayWrite = ({ state, break_glass_until }: Pick<Case, 'state' | 'break_glass_until'>): boolean =>
  break_glass_until === null && !isSettled(state)

/** The team goes on noting after the end. */
export const mayNote = ({ break_glass_until }: Pick<Case, 'break_glass_until'>): boolean => break_glass_until === null

/** Words go to the reporter after the end too, but not to whoever took it back. */
export const mayTellReporter = ({ state, break_glass_until }: Pick<Case, 'state' | 'break_glass_until'>): boolean =>
  break_glass_until === null && state !== 'withdrawn'
