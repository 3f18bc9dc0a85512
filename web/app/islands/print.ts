import type { TouchedPart } from '../features/shell/island-events.ts'

/** Loaded at the first press on a button that prints its page. */
export const touch: TouchedPart['touch'] = () => print()
