import type { Lesson } from '@himoya/contract/content/learning'
import { useTexts } from '../../../i18n/use-texts.ts'
import { VideoPlayer } from '../public/video.tsx'
import { SoundPlayer } from '../public/sound.tsx'
import { OtherLanguage } from '../../../ui/site/other-language.tsx'
import { useSite } from '../../../ui/site/use-site.ts'
import { ReadAloudButton } from '../aloud/public/read-aloud-button.tsx'
import { SaveButton } from '../saved/public/save-button.tsx'

/** What it is, for whom and how long; then its sound or video, with its weight before anything is loaded. */
export function LessonHead({ lesson, count }: { lesson: Lesson; count: number }) {
  const t = useTexts('learn')
  const site = useTexts('site')
  const { lang } = useSite()
  const { id, title, summary, number, minutes, audiences, sample, sound, video, lang: served } = lesson
  return (
    <>
      <p className="meta" lang={lang}>
        {t('lesson.place', { number: String(number), count: String(count) })}.{' '}
        {audiences.map((audience) => t(`for.${audience}`)).join(', ')}. {t('minutes', { minutes: String(minutes) })}{' '}
        {sample && <span className="tag">{site('sample')}</span>}
      </p>
      <div className="lesson-acts">
        <h1>{title}</h1>
        {!sound && (
          <span className="acts">
            <SaveButton type="lesson" id={id} title={title} />
            <ReadAloudButton />
          </span>
        )}
      </div>
      {sound && (
        <div className="lesson-acts" lang={lang}>
          <SoundPlayer sound={sound} />
          <SaveButton type="lesson" id={id} title={title} />
        </div>
      )}
      <OtherLanguage served={served} />
      {video && <VideoPlayer video={video} />}
      {summary && <p className="lead">{summary}</p>}
    </>
  )
}
