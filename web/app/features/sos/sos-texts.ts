import type { texts } from './texts/uz.ts'

/** What SOS says, in one language; it comes with the code. */
export type SosTexts = typeof texts
