import type { Video } from '@himoya/contract/content/media-library'
import { formatSeconds } from '@himoya/kit/dates'
import { megabytes } from '@himoya/kit/file-size'
import { Play } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { LANGUAGE_NAMES } from '../../../i18n/languages.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Touched } from '../../../ui/island/touched.tsx'
import { useSite } from '../../../ui/site/use-site.ts'
import type { VideoFacts } from '../video-facts.ts'
import { ContentPicture } from './picture.tsx'

/**
 * A video with its captions: what it weighs and its first picture (lazily), until somebody plays it. A player in the page would
 * fetch the captions with it, whatever it is told to preload; so it is made at the first tap (app/islands/video.ts), and
 * stands here as it is only for those without scripts.
 */
export function VideoPlayer({ video }: { video: Video }) {
  const t = useTexts('content')
  const { lang } = useSite()
  const { src, mime, bytes, seconds, width, height, alt, poster, captions } = video
  const size = t('megabytes', { size: megabytes(bytes, lang) })
  const tracks = captions.map((track) => ({ ...track, label: LANGUAGE_NAMES[track.lang].name }))
  const facts: VideoFacts = { src, mime, width, height, alt, tracks }
  return (
    <>
      <Touched name="video" className="video" attributes={{ 'data-video': JSON.stringify(facts) }}>
        {poster && <ContentPicture picture={{ ...poster, alt: '' }} shown="card" />}
        {!poster && <svg viewBox={`0 0 ${width || 16} ${height || 9}`} aria-hidden="true" />}
        <button type="button" className="video-play" aria-label={`${t('play')}: ${alt}`}>
          <i>
            <Icon of={Play} />
          </i>
        </button>
      </Touched>
      <noscript>
        <div className="video">
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
        {t('video', { size, time: formatSeconds(seconds) })}
        {captions.length > 0 && `. ${t('captions')}.`}
      </p>
    </>
  )
}
