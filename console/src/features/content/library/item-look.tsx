import type { LibraryItem } from '@himoya/contract/content/library'
import { formatChatTime, formatSeconds } from '@himoya/kit/dates'
import { megabytes } from '@himoya/kit/file-size'
import { lookOf } from './public/use-media.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import styles from './library.module.css'

const SHOWN_PX = 828

/** The medium itself, to see or hear, and what there is to know of it. */
export function ItemLook({ item }: { item: LibraryItem }) {
  const text = useText()
  const lang = useLang()
  const { kind, bytes, width, height, seconds, uploader, created_at, src, sample } = item
  const facts = [
    text(`library.${kind}`),
    text('library.megabytes', { size: megabytes(bytes, lang) }),
    ...(width && height ? [text('library.pixels', { width, height })] : []),
    ...(seconds === null ? [] : [formatSeconds(seconds)]),
  ]
  return (
    <div className={styles.look}>
      <Medium item={item} />
      <p className={styles.meta}>{facts.join(', ')}</p>
      <p className={styles.meta}>
        {uploader === null ? null : text('library.by', { alias: uploader, time: formatChatTime(created_at, lang) })}
        {sample ? text('library.sample') : null}
      </p>
      <a href={src} target="_blank" rel="noreferrer" download={kind === 'pdf' ? item.name : undefined}>
        {text('library.open_file')}
      </a>
    </div>
  )
}

function Medium({ item }: { item: LibraryItem }) {
  const lang = useLang()
  const { kind, src, alt, captions, width, height } = item
  const look = lookOf(item, SHOWN_PX)
  if (kind === 'image') return look ? <img src={look} alt={alt[lang]} /> : null
  if (kind === 'audio') return <audio controls preload="none" src={src} aria-label={alt[lang]} />
  if (kind === 'pdf') return null
  return (
    <video
      controls
      preload="none"
      src={src}
      aria-label={alt[lang]}
      {...(width && height ? { width, height } : {})}
      {...(look ? { poster: look } : {})}
    >
      {captions.map((track) => (
        <track
          key={track.lang}
          kind="captions"
          src={track.src}
          srcLang={track.lang}
          label={track.lang}
          default={track.lang === lang}
        />
      ))}
    </video>
  )
}
