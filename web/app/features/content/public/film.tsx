import type { Film } from '@himoya/contract/media-library'
import { formatSeconds } from '@himoya/kit/dates'
import { megabytes } from '@himoya/kit/file-size'
import { Play } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { LANGUAGE_NAMES } from '../../../i18n/languages.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Touched } from '../../../ui/island/touched.tsx'
import { useSite } from '../../../ui/site/use-site.ts'
import type { FilmFacts } from '../film-facts.ts'
import { ContentPicture } from './picture.tsx'

/**
 * A film with its captions: what it weighs and its first picture (lazily), until somebody plays it. A player in the page would
 * fetch the captions with it, whatever it is told to preload; so it is made at the first tap (app/islands/film.ts), and
 * stands here as it is only for those without scripts.
 */
export function FilmPlayer({ film }: { film: Film }) {
  const t = useTexts('content')
  const { lang } = useSite()
  const { src, mime, bytes, seconds, width, height, alt, poster, captions } = film
  const size = t('megabytes', { size: megabytes(bytes, lang) })
  const tracks = captions.map((track) => ({ ...track, label: LANGUAGE_NAMES[track.lang].name }))
  const facts: FilmFacts = { src, mime, width, height, alt, tracks }
  return (
    <>
      <Touched name="film" className="film" attributes={{ 'data-film': JSON.stringify(facts) }}>
        {poster && <ContentPicture picture={{ ...poster, alt: '' }} shown="card" />}
        {!poster && <svg viewBox={`0 0 ${width || 16} ${height || 9}`} aria-hidden="true" />}
        <button type="button" className="film-play" aria-label={`${t('play')}: ${alt}`}>
          <i>
            <Icon of={Play} />
          </i>
        </button>
      </Touched>
      <noscript>
        <div className="film">
          <video controls playsInline preload="none" width={width} height={height} aria-label={alt}>
            <source src={src} type={mime} />
            {tracks.map((track) => (
              <track
                key={track.lang}
                kind="captions"
                src={track.src}
                srcLang={track.lang}
                label={track.label}
                default={track.lang === lang}
              />
            ))}
          </video>
        </div>
      </noscript>
      <p className="meta">
        {t('film', { size, time: formatSeconds(seconds) })}
        {captions.length > 0 && `. ${t('captions')}.`}
      </p>
    </>
  )
}
