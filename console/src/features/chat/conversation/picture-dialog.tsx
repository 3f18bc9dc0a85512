import { Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material'
import { LENGTHS } from '@himoya/contract/limits'
import { useState } from 'react'
import { WordsField } from '../../../ui/fields/words-field.tsx'
import type { ChatChannel } from './channels.ts'
import { useText } from '../../../i18n/use-text.ts'
import styles from './composer.module.css'
import { useObjectUrl } from '../../../ui/fields/use-object-url.ts'
import { usePictureUpload } from './use-picture-upload.ts'

type Props = { chat_id: string; channel: ChatChannel; file: File; onClose: () => void }

export function PictureDialog({ chat_id, channel, file, onClose }: Props) {
  const text = useText()
  const [caption, setCaption] = useState('')
  const { picture, share, problem, send } = usePictureUpload({ chat_id, channel, file, onSent: onClose })
  const url = useObjectUrl(picture?.blob)
  return (
    <Dialog open onClose={onClose} aria-labelledby="send-picture">
      <DialogTitle id="send-picture">{text('media.add_picture')}</DialogTitle>
      <DialogContent className={styles.sending}>
        {picture === undefined ? <p role="status">{text('media.preparing')}</p> : null}
        {picture === null ? <p role="alert">{text('media.not_opened')}</p> : null}
        {picture && url ? <img className={styles.chosen} src={url} alt={text('media.chosen')} /> : null}
        {picture?.is_hard_to_read ? <p role="status">{text('media.hard_to_read')}</p> : null}
        {picture ? (
          <WordsField
            most={LENGTHS.message}
            multiline={false}
            label={text('media.caption')}
            value={caption}
            fullWidth
            onChange={(event) => setCaption(event.target.value)}
          />
        ) : null}
        {share === null ? null : <LinearProgress variant="determinate" value={share * 100} aria-label={text('media.send')} />}
        {problem === null ? null : <p role="alert">{problem}</p>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('media.cancel')}</Button>
        <Button variant="contained" disabled={!picture || share !== null} onClick={() => void send(caption)}>
          {text('media.send')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
