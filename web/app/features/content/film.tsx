import type { Film } from '@himoya/contract/media-library'
import { formatSeconds } from '@himoya/kit/dates'
import { megabytes } from '@himoya/kit/file-size'
import { LANGUAGE_NAMES } from '../../i18n/languages.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { useSite } from '../page/use-site.ts'
import { ContentPicture } from './picture.tsx'

/**
 * A film with its captions. Its first picture lies behind it, lazily, until the first frame has come; `poster` would be
 * loaded with the page. What it weighs stands above it; nothing of it is loaded before somebody plays it.
 */
export function FilmPlayer({ film }: { film: Film }) {
  const t = useTexts('content')
  const { lang } = useSite()
  const { src, mime, bytes, seconds, width, height, alt, poster, captions } = film
  const size = t('megabytes', { size: megabytes(bytes, lang) })
  return (
    <>
      <p className="meta">
        {t('film', { size, time: formatSeconds(seconds) })}
        {captions.length > 0 && `. ${t('captions')}.`}
      </p>
      <div className="film">
        {poster && <ContentPicture picture={{ ...poster, alt: '' }} shown="card" />}
        <video controls playsInline preload="none" width={width} height={height} aria-label={alt}>
          <source src={src} type={mime} />
          {captions.map((track) => (
            <track
              key={track.lang}
              kind="captions"
              src={track.src}
              srcLang={track.lang}
              label={LANGUAGE_NAMES[track.lang].name}
              default={track.lang === lang}
            />
          ))}
        </video>
      </div>
    </>
  )
}
