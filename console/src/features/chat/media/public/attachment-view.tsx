import { captionOf } from '@himoya/contract/chat/attachment-words'
import type { Attachment } from '@himoya/contract/chat/chat'
import styles from '../media.module.css'
import { PictureView } from '../picture-view.tsx'
import { VoiceView } from '../voice-view.tsx'

/** What a message carries, and the words under it, if it has any of its own. */
export function AttachmentView({ attachment, message }: { attachment: Attachment; message: string }) {
  const is_picture = attachment.mime.startsWith('image/')
  const caption = captionOf(is_picture ? 'image' : 'voice', message)
  return (
    <>
      {is_picture ? <PictureView attachment={attachment} /> : <VoiceView attachment={attachment} />}
      {caption === null ? null : <p className={styles.caption}>{caption}</p>}
    </>
  )
}
