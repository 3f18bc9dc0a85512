import type { MediaKind } from '@himoya/contract/content/library-lists'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useLang, useText } from '../../i18n/use-text.ts'
import styles from '../../ui/fields/editor.module.css'
import type { FieldProps } from './field-props.ts'
import media_styles from './medium-field.module.css'
import { MediaPicker, MediumLook } from './library/public/media-picker.tsx'
import { useMedium } from './library/public/use-media.ts'

type Props = FieldProps<string | null> & { of: MediaKind }

/** One medium of a kind, shown as it looks; chosen from the library. */
export function MediumField({ id, label, value, problem, readonly, of, onChange }: Props) {
  const text = useText()
  const lang = useLang()
  const [picks, setPicks] = useState(false)
  const medium = useMedium(value)
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {problem === undefined ? null : <p className={styles.wrong}>{problem}</p>}
      {value === null ? <p className={styles.hint}>{text('content.no_medium')}</p> : null}
      {medium.isError && value !== null ? <p className={styles.wrong}>{text('rich.no_medium')}</p> : null}
      {medium.data && value !== null ? (
        <div className={media_styles.chosen}>
          <MediumLook item={medium.data} />
          <p>{medium.data.alt[lang]}</p>
        </div>
      ) : null}
      {readonly ? null : (
        <div className={styles.buttons}>
          <Button id={id} variant="outlined" size="small" onClick={() => setPicks(true)}>
            {text(value === null ? `media_pick.${of}` : 'content.other_medium')}
          </Button>
          {value === null ? null : (
            <Button size="small" onClick={() => onChange(null)}>
              {text('rich.remove')}
            </Button>
          )}
        </div>
      )}
      {picks ? (
        <MediaPicker
          of={of}
          onClose={() => setPicks(false)}
          onPick={(chosen) => {
            setPicks(false)
            onChange(chosen)
          }}
        />
      ) : null}
    </fieldset>
  )
}
