import { IconButton } from '@mui/material'
import { Image } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ChatChannel } from './channels.ts'
import { useText } from '../../../i18n/use-text.ts'
import { PictureDialog } from './picture-dialog.tsx'

/** Beside the text box: chooses a picture, which is then looked at before it goes. */
export function SendPicture({ chat_id, channel }: { chat_id: string; channel: ChatChannel }) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          setFile(currentTarget.files?.[0] ?? null)
          // so that the same picture can be chosen again
          currentTarget.value = ''
        }}
      />
      <IconButton aria-label={text('media.add_picture')} onClick={() => input.current?.click()}>
        <Image size={22} />
      </IconButton>
      {file ? <PictureDialog chat_id={chat_id} channel={channel} file={file} onClose={() => setFile(null)} /> : null}
    </>
  )
}
