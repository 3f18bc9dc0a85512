import type { LibraryItem } from '@himoya/contract/content/library'
import { megabytes } from '@himoya/kit/file-size'
import { formatSeconds } from '@himoya/kit/dates'
import { Chip } from '@mui/material'
import { MediumLook } from './public/media-picker.tsx'
import { useLang, useText } from '../../../i18n/use-text.ts'
import styles from './library.module.css'

export function LibraryTile({ item, onOpen }: { item: LibraryItem; onOpen(): void }) {
  const text = useText()
  const lang = useLang()
  const { kind, name, bytes, seconds, alt, sample } = item
  const facts = [
    text(`library.${kind}`),
    text('library.megabytes', { size: megabytes(bytes, lang) }),
    ...(seconds === null ? [] : [formatSeconds(seconds)]),
  ]
  return (
    <button type="button" className={styles.tile} onClick={onOpen}>
      <MediumLook item={item} />
      <span className={styles.tile_words}>{alt[lang]}</span>
      <span className={styles.meta}>{name}</span>
      <span className={styles.meta}>
        {facts.join(', ')} {sample ? <Chip label={text('library.sample')} variant="outlined" /> : null}
      </span>
    </button>
  )
}
