import type { Attachment } from '@himoya/contract/chat/chat'
import { isLong } from '@himoya/contract/picture-size'
import { X } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { DialogExit } from '../../../ui/screen/dialog-exit.tsx'
import { shownSize } from './shown-size.ts'
import { useBytes } from './use-bytes.ts'

type PictureProps = { attachment: Attachment; caption: string | null }

/** The small version in the bubble; a tap shows it large. */
export function PictureView({ attachment, caption }: PictureProps) {
  const t = useIslandTexts('chat_media')
  const [large, setLarge] = useState(false)
  const { url, gone, failed, again } = useBytes(attachment, 'preview', true)
  if (gone) return <p className="text-ink-2 italic">{t('picture_gone')}</p>
  return (
    <>
      <button
        type="button"
        className="my-1 block overflow-hidden rounded-[12px]"
        aria-label={t('open_picture')}
        onClick={() => (failed ? again() : setLarge(true))}
      >
        <img
          {...shownSize(attachment)}
          src={url ?? attachment.blur}
          alt={caption ? t('picture_named', { caption }) : ''}
          className={`block object-cover object-top-left ${url ? '' : 'blur-[6px]'}`}
        />
      </button>
      {attachment.is_incomplete && <p className="text-small">{t('incomplete')}</p>}
      {failed && (
        <p className="text-small text-ink-2" role="status">
          {t('not_loaded')}
        </p>
      )}
      {large && <LargePicture attachment={attachment} caption={caption} onClose={() => setLarge(false)} />}
    </>
  )
}

/** A dialog, not a page: it adds nothing to the history, and Esc or the backdrop closes it. */
function LargePicture({ attachment, caption, onClose }: PictureProps & { onClose: () => void }) {
  const t = useIslandTexts('chat_media')
  const dialog = useRef<HTMLDialogElement>(null)
  const { url, failed, gone, again } = useBytes(attachment, 'full', true)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const { width = 0, height = 0 } = attachment
  return (
    <dialog ref={dialog} className="layer large-picture" aria-label={t('open_picture')} onClose={onClose}>
      <DialogExit />
      <button type="button" className="icon-btn bg-surface" aria-label={t('close')} onClick={() => dialog.current?.close()}>
        <Icon of={X} />
      </button>
      <img
        {...(width && height ? { width, height } : {})}
        src={url ?? attachment.blur}
        alt={caption ? t('picture_named', { caption }) : t('open_picture')}
        className={`${isLong({ width, height }) ? 'long' : ''} ${url ? '' : 'blur-[12px]'}`}
      />
      {failed && (
        <button type="button" className="btn btn-second" onClick={again}>
          {t('not_loaded')}
        </button>
      )}
      {gone && <p role="status">{t('picture_gone')}</p>}
    </dialog>
  )
}
