import type { BootWords } from '../../../i18n/with-code/boot-words.ts'

/** Put there by the renderer (app/entry.server.tsx). */
declare const BOOT_WORDS: BootWords

/** The page itself: its language, and what its styles look at. */
export const page = document.documentElement

/** The words of this page's language. */
export const words = BOOT_WORDS
