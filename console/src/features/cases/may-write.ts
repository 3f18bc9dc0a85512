import { isSettled } from '@himoya/contract/case-lists'
import type { Case } from '@himoya/contract/cases'

/** An emergency opening is for reading, and what is settled is only reopened. */
export const mayWrite = ({ state, glass_until }: Pick<Case, 'state' | 'glass_until'>): boolean =>
  glass_until === null && !isSettled(state)

/** The team goes on noting after the end. */
export const mayNote = ({ glass_until }: Pick<Case, 'glass_until'>): boolean => glass_until === null

/** Words go to the reporter after the end too, but not to whoever took it back. */
export const mayTellReporter = ({ state, glass_until }: Pick<Case, 'state' | 'glass_until'>): boolean =>
  glass_until === null && state !== 'withdrawn'
