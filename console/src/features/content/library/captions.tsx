import type { LibraryItem } from '@himoya/contract/content/library'
import { LANGUAGES, type Language } from '@himoya/contract/languages'
import { ApiError } from '@himoya/kit/session/api-client'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { FileButton } from '../../../ui/fields/file-button.tsx'
import styles from './library.module.css'
import { useMediaAction } from './use-library.ts'

/** A video's captions, a file for each language. */
export function Captions({ item }: { item: LibraryItem }) {
  const text = useText()
  return (
    <fieldset className={styles.group}>
      <legend>{text('library.captions')}</legend>
      <p className={styles.meta}>{text('library.captions_hint')}</p>
      <ul>
        {LANGUAGES.map((lang) => (
          <CaptionRow key={lang} id={item.id} lang={lang} is_there={item.captions.some((one) => one.lang === lang)} />
        ))}
      </ul>
    </fieldset>
  )
}

function CaptionRow({ id, lang, is_there }: { id: string; lang: Language; is_there: boolean }) {
  const text = useText()
  const [wrong, setWrong] = useState(false)
  const path = `staff/media/${id}/caption/${lang}/`
  const put = useMediaAction(async (api, file: File) => {
    setWrong(false)
    try {
      await api.put(path, { text: await file.text() })
    } catch (error) {
      setWrong(error instanceof ApiError && error.code === 'invalid')
      throw error
    }
  }, 'library.changed')
  const remove = useMediaAction((api) => api.delete(path), 'library.changed')
  const name = text(`lang.${lang}`)
  const is_busy = put.isPending || remove.isPending
  return (
    <li className={styles.caption}>
      <span>
        {name}: {text(is_there ? 'library.caption_there' : 'library.caption_none')}
      </span>
      <FileButton
        label={text('library.caption_add', { lang: name })}
        accept=".vtt,.srt,text/vtt"
        disabled={is_busy}
        onFiles={([file]) => file && put.mutate(file)}
      />
      {is_there ? (
        <Button size="small" disabled={is_busy} onClick={() => remove.mutate(undefined)}>
          {text('library.caption_remove', { lang: name })}
        </Button>
      ) : null}
      {wrong ? (
        <p className={styles.problem} role="alert">
          {text('library.caption_wrong')}
        </p>
      ) : null}
    </li>
  )
}
