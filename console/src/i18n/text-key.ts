/** Every text by its key. It is empty here: each feature's Uzbek dictionary adds its own. */
export interface Texts {}

/** A key that no dictionary has does not compile. */
export type TextKey = keyof Texts
