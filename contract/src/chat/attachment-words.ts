import type { AttachmentKind } from './attachments.ts'
import type { Language } from '../languages.ts'

/** What a message without a caption says, for a client that shows words only. Apart from the schemas so that a browser gets it without zod. */
export const NEUTRAL_WORDS: Record<AttachmentKind, Record<Language, string>> = {
  image: { uz: 'Rasm', ru: 'Фотография', en: 'Picture' },
  voice: { uz: 'Ovozli xabar', ru: 'Голосовое сообщение', en: 'Voice note' },
}

/** The caption, or null where the message is only the word for what came. */
export function captionOf(kind: AttachmentKind, message: string): string | null {
  return message === '' || Object.values(NEUTRAL_WORDS[kind]).includes(message) ? null : message
}
