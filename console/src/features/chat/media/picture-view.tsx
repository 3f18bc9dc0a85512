import type { Attachment } from '@himoya/contract/chat/chat'
import { beginningOf, isLong } from '@himoya/contract/picture-size'
import { Button, Dialog, IconButton } from '@mui/material'
import { Eye, X } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import styles from './media.module.css'
import { useBytes } from './use-bytes.ts'

const WIDTH_PX = 280
const HEIGHT_PX = 300

/**
 * A few pixels until the counsellor decides to look: nobody has to see what a child sends by merely opening the chat. Then
 * the small version, and at a click the whole.
 */
export function PictureView({ attachment }: { attachment: Attachment }) {
  const text = useText()
  const [shown, setShown] = useState(false)
  const [large, setLarge] = useState(false)
  const { url, gone, failed, again } = useBytes(attachment, 'preview', shown)
  if (gone) return <p className={styles.gone}>{text('media.gone')}</p>

  function press(): void {
    if (failed) again()
    else if (url) setLarge(true)
    else setShown(true)
  }
  return (
    <>
      <button type="button" className={styles.picture} aria-label={text(url ? 'media.large' : 'media.reveal')} onClick={press}>
        <img {...shownSize(attachment)} src={url ?? attachment.blur} alt="" className={url ? undefined : styles.blurred} />
        {url ? null : (
          <span className={styles.veil}>
            <Eye size={18} aria-hidden /> {text(failed ? 'media.again' : 'media.reveal')}
          </span>
        )}
      </button>
      {attachment.is_incomplete ? <p className={styles.gone}>{text('media.incomplete')}</p> : null}
      {large ? <LargePicture attachment={attachment} onClose={() => setLarge(false)} /> : null}
    </>
  )
}

function LargePicture({ attachment, onClose }: { attachment: Attachment; onClose: () => void }) {
  const text = useText()
  const { url, failed, again } = useBytes(attachment, 'full', true)
  const { width = WIDTH_PX, height = HEIGHT_PX } = attachment
  return (
    <Dialog open onClose={onClose} maxWidth="xl" aria-label={text('media.picture')}>
      <IconButton className={styles.close} aria-label={text('media.close')} onClick={onClose}>
        <X size={22} />
      </IconButton>
      <img
        className={`${styles.large} ${isLong({ width, height }) ? styles.long : ''}`}
        width={width}
        height={height}
        src={url ?? attachment.blur}
        alt={text('media.picture')}
      />
      {failed ? <Button onClick={again}>{text('media.again')}</Button> : null}
    </Dialog>
  )
}

/** Of a long picture its beginning is shown. */
function shownSize({ width = WIDTH_PX, height = HEIGHT_PX }: Attachment): { width: number; height: number } {
  const shown = beginningOf({ width, height })
  const scale = Math.min(WIDTH_PX / shown.width, HEIGHT_PX / shown.height, 1)
  return { width: Math.round(shown.width * scale), height: Math.round(shown.height * scale) }
}
