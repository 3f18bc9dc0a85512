import { LENGTHS } from '@himoya/contract/limits'
import type { NewMedia } from '../../../browser/media/media-sender.ts'
import { notePictureWarned } from '../../../browser/media/media-notes.ts'
import { type ShrunkPicture, shrinkPicture } from '@himoya/kit/upload/shrink-picture'
import { useEffect, useRef, useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { ChoosePicture } from './choose-picture.tsx'
import { shownSize } from './shown-size.ts'
import { useObjectUrl } from '../../../ui/screen/use-object-url.ts'
import { LengthLine } from '../../../ui/forms/length-line.tsx'
import { Changing } from '../../../ui/screen/changing.tsx'

type StepProps = { file: File; onSend: (media: NewMedia) => Promise<void>; onCancel: () => void }

/** The chosen picture, looked at before it goes, with room for a few words; one that does not open gives way to another. */
export function PictureStep({ file, onSend, onCancel }: StepProps) {
  const t = useIslandTexts('chat_media')
  const [picture, setPicture] = useState<ShrunkPicture | null>()
  useEffect(() => {
    void shrinkPicture(file).then(setPicture)
  }, [file])

  if (picture) return <Preview picture={picture} onSend={onSend} onCancel={onCancel} />
  return (
    <>
      <p role={picture === null ? 'alert' : 'status'}>
        <Changing>{t(picture === null ? 'not_opened' : 'preparing')}</Changing>
      </p>
      <div className="flex flex-wrap gap-2">
        {picture === null && <ChoosePicture className="btn btn-first grow">{t('choose_other')}</ChoosePicture>}
        <button type="button" className="btn btn-second grow" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </>
  )
}

/** Before the first picture is chosen: what not to send. */
export function Warning({ onCancel }: { onCancel: () => void }) {
  const t = useIslandTexts('chat_media')
  const title = useFocus<HTMLHeadingElement>()
  return (
    <>
      <h3 ref={title} tabIndex={-1} className="font-head text-h3 font-[650] outline-none">
        {t('warn_title')}
      </h3>
      <p>{t('warn_text')}</p>
      <div className="flex flex-wrap gap-2">
        <ChoosePicture className="btn btn-first grow" onPress={notePictureWarned}>
          {t('warn_ok')}
        </ChoosePicture>
        <button type="button" className="btn btn-second grow" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </>
  )
}

type PreviewProps = Omit<StepProps, 'file'> & { picture: ShrunkPicture }

function Preview({ picture, onSend, onCancel }: PreviewProps) {
  const t = useIslandTexts('chat_media')
  const { blob, width, height, is_hard_to_read } = picture
  const url = useObjectUrl(blob)
  const box = useFocus<HTMLInputElement>()
  const [caption, setCaption] = useState('')
  const { length } = [...caption.trim()]
  const is_too_long = length > LENGTHS.message
  const [busy, setBusy] = useState(false)
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setBusy(true)
        void onSend({ kind: 'image', caption: caption.trim(), blob, width, height })
      }}
    >
      <img {...shownSize(picture)} src={url} alt={t('chosen')} className="mx-auto rounded-[12px] object-cover object-top-left" />
      {is_hard_to_read && <p role="status">{t('hard_to_read')}</p>}
      <input
        ref={box}
        type="text"
        className="min-h-11.5 w-full rounded-[22px] border-[1.5px] border-line-strong bg-paper px-4 text-ink placeholder:text-ink-3"
        aria-invalid={is_too_long || undefined}
        aria-describedby="caption-length"
        value={caption}
        placeholder={t('caption')}
        aria-label={t('caption')}
        onInput={({ currentTarget }) => setCaption(currentTarget.value)}
      />
      <LengthLine id="caption-length" length={length} most={LENGTHS.message} />
      <div className="flex flex-wrap gap-2">
        <button type="submit" className="btn btn-first grow" disabled={busy || is_too_long}>
          {t('send')}
        </button>
        <button type="button" className="btn btn-second grow" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  )
}

/** What has come up takes the focus, so that nobody looks for it. */
function useFocus<T extends HTMLElement>() {
  const element = useRef<T>(null)
  useEffect(() => {
    element.current?.focus()
  }, [])
  return element
}
