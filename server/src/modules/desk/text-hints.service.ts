import { findHints } from './hints.policy.ts'

/** Which topics of our lists a text touches that is no message of a chat, and where. It says where to look, never what it means. */
export const textHints = (text: string): ReturnType<typeof findHints> => findHints(text)
