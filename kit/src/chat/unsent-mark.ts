import { browserStorage } from '../browser-storage.ts'

/** The visitor's outbox; the quick exit deletes it by this name. */
export const OUTBOX_DATABASE = 'himoya_outbox'

/** In local storage while something waits to be sent: a page whose chat is closed looks there before it fetches any code. */
export const unsentKey = (name: string): string => `${name}_unsent`
export const hasUnsent = (name: string): boolean => browserStorage('local').get(unsentKey(name)) !== null
