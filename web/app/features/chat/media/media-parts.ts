import type { MediaParts } from './media-context.ts'
import { MediaPanel } from './media-panel.tsx'
import { openSender } from './open-sender.ts'
import { PendingMediaRow } from './pending-media.tsx'
import { PictureView } from './picture-view.tsx'
import { VoiceView } from './voice-view.tsx'

/** All that pictures and voice notes need, as one file that comes at the first tap or with the first of them. */
export const media_parts: MediaParts = { MediaPanel, PendingMediaRow, PictureView, VoiceView, openSender }
