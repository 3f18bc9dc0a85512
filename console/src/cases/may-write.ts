import { SETTLED_STATES } from '@himoya/contract/case-lists'
import type { Case } from '@himoya/contract/cases'

/** An emergency opening is for reading, and what is settled is only reopened. */
export const mayWrite = ({ state, glass_until }: Pick<Case, 'state' | 'glass_until'>): boolean =>
  glass_until === null && !(SETTLED_STATES as readonly string[]).includes(state)
