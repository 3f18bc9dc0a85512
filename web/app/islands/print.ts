import type { TouchedPart } from '../browser/island-events.ts'

/** Loaded at the first press on a button that prints its page. */
export const touch: TouchedPart['touch'] = () => print()
