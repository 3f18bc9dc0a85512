import type { LibraryItem } from '@himoya/contract/content/library'
import { Button } from '@mui/material'
import { useState } from 'react'
import { MediaPicker, MediumLook } from './public/media-picker.tsx'
import { useText } from '../../../i18n/use-text.ts'
import styles from './library.module.css'
import { useMediaAction } from './use-library.ts'

/** The picture that stands for a video until it plays. */
export function Poster({ item }: { item: LibraryItem }) {
  const text = useText()
  const [picks, setPicks] = useState(false)
  const put = useMediaAction((api, poster: string | null) => api.patch(`staff/media/${item.id}/`, { poster }), 'library.changed')
  return (
    <fieldset className={styles.group}>
      <legend>{text('library.poster')}</legend>
      {item.poster === null ? null : (
        <div className={styles.poster}>
          <MediumLook item={item} />
        </div>
      )}
      <div className={styles.buttons}>
        <Button variant="outlined" disabled={put.isPending} onClick={() => setPicks(true)}>
          {text('library.poster_pick')}
        </Button>
        {item.poster === null ? null : (
          <Button disabled={put.isPending} onClick={() => put.mutate(null)}>
            {text('library.poster_remove')}
          </Button>
        )}
      </div>
      {picks ? (
        <MediaPicker
          of="image"
          onClose={() => setPicks(false)}
          onPick={(id) => {
            setPicks(false)
            put.mutate(id)
          }}
        />
      ) : null}
    </fieldset>
  )
}
