/** Every text by its key. It is empty here: the roof fills it from all dictionaries (app/dictionaries/messages.ts). */
export interface Texts {}

/** A key that no dictionary has does not compile. */
export type TextKey = keyof Texts
