import type { NewMedia, PendingMedia } from '../../../browser/media/media-sender.ts'
import type { Attachment } from '@himoya/contract/chat/chat'
import { type ComponentType, createContext, useContext } from 'react'
import type { openSender } from './open-sender.ts'

/** What the person is about to send: a file to look at first, or something to say; before the first file, what not to send. */
export type MediaStep = { kind: 'warning' } | { kind: 'image'; file: File } | { kind: 'voice' }

/** What comes with the code that shows and sends (media-parts.ts). */
export type MediaParts = {
  MediaPanel: ComponentType
  PendingMediaRow: ComponentType<{ entry: PendingMedia; onRetry: () => void; onCancel: () => void }>
  PictureView: ComponentType<{ attachment: Attachment; caption: string | null }>
  VoiceView: ComponentType<{ attachment: Attachment; caption: string | null }>
  openSender: typeof openSender
}

export type Media = {
  /** Chosen or recorded, and not a message yet. */
  pending: readonly PendingMedia[]
  step: MediaStep | null
  open(step: MediaStep): void
  close(): void
  send(media: NewMedia): Promise<void>
  retry(id: string): void
  cancel(id: string): void
  /** The code that shows and sends; null until it has come. */
  parts: MediaParts | null
  /** Asks for that code. */
  request(): void
}

const MediaContext = createContext<Media | null>(null)
export const MediaContextProvider = MediaContext.Provider
/** null outside of a signed-in person's chat. */
export const useMediaContext = (): Media | null => useContext(MediaContext)
