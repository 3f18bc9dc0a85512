import { captionOf } from '@himoya/contract/chat/attachment-words'
import type { Attachment } from '@himoya/contract/chat/chat'
import { useEffect } from 'react'
import { useMediaContext } from './media-context.ts'
import { shownSize } from './shown-size.ts'

/** A picture or voice note inside a bubble. Its room is kept from the first moment, so nothing jumps when it comes. */
export function AttachmentWords({ attachment, message }: { attachment: Attachment; message: string }) {
  const media = useMediaContext()
  const { kind, caption } = readingOf(attachment, message)
  useEffect(() => {
    media?.request()
  }, [media])
  const View = kind === 'image' ? media?.parts?.PictureView : media?.parts?.VoiceView
  return (
    <>
      {View ? <View attachment={attachment} caption={caption} /> : <Placeholder attachment={attachment} />}
      {caption && (
        <p dir="auto" className="overflow-clip wrap-anywhere whitespace-pre-wrap">
          {caption}
        </p>
      )}
    </>
  )
}

function readingOf({ mime }: Attachment, message: string) {
  const kind = mime.startsWith('image/') ? 'image' : 'voice'
  return { kind, caption: captionOf(kind, message) } as const
}

function Placeholder({ attachment }: { attachment: Attachment }) {
  if (attachment.width === undefined) return <div className="h-13 w-56 max-w-full" />
  return (
    <img
      {...shownSize(attachment)}
      src={attachment.blur}
      alt=""
      className="my-1 rounded-[12px] object-cover object-top-left blur-[6px]"
    />
  )
}
