import { findHints } from '@himoya/contract/hints/find-hints'
import { wordsOf } from '@himoya/contract/hints/words'

/** Which topics of our lists a text touches that is no message of a chat, and where. It says where to look, never what it means. */
export const textHints = (text: string): ReturnType<typeof findHints> => findHints(text)

/** The words of a text as they sound, in one spelling for Latin and Cyrillic, without apostrophes. */
export const textWords = (text: string): string[] => wordsOf(text).map(({ loose }) => loose)
