import type { texts } from './uz/for-sos.ts'

/** What SOS says, in one language; it comes with the code. */
export type SosTexts = typeof texts
