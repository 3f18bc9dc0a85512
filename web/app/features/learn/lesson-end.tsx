import type { Course, Lesson } from '@himoya/contract/learning'
import { LESSON_FEEDBACK } from '@himoya/contract/learning-lists'
import { Check, ChevronRight, MessageCircle } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { Touched } from '../page/touched.tsx'
import { useSite } from '../page/use-site.ts'

const YOUNG = new Set(['child', 'teen'])

/** After the last word: the way to a person comes before the next lesson. */
export function LessonEnd({ lesson, course }: { lesson: Lesson; course: Course }) {
  return (
    <div className="lesson-end">
      <Finished lesson={lesson} course={course} />
      <Talk lesson={lesson} />
      <Feedback lesson={lesson} />
      <Next lesson={lesson} course={course} />
    </div>
  )
}

/** Code for it comes at the first touch; who is signed in, or has learned here before, sees at once what is done. */
function Finished({ lesson, course }: { lesson: Lesson; course: Course }) {
  const t = useTexts('learn')
  const place = { number: String(lesson.number), count: String(course.lesson_count) }
  return (
    <Touched
      name="learning"
      data={{ 'data-own': '', 'data-lesson': lesson.id, 'data-course': course.slug, 'data-failed': t('lesson.not_kept') }}
    >
      <div className="finished" data-done="" role="status" hidden>
        <i>
          <Icon of={Check} />
        </i>
        <div>
          <h2>{t('lesson.done')}</h2>
          <p className="meta">{t('lesson.done_place', place)}</p>
        </div>
      </div>
      <button type="button" className="btn btn-second" data-finish="">
        <Icon of={Check} />
        {t('lesson.finish')}
      </button>
    </Touched>
  )
}

function Talk({ lesson: { title, audiences } }: { lesson: Lesson }) {
  const t = useTexts('learn')
  const { lang } = useSite()
  const young = audiences.every((audience) => YOUNG.has(audience))
  return (
    <section className="card talk">
      <h2>{t(young ? 'lesson.talk_title_young' : 'lesson.talk_title')}</h2>
      <p className="meta">{t('lesson.talk_text')}</p>
      <a className="btn btn-first" href={`/${lang}/numbers#write`} data-open-chat={t('lesson.talk_draft', { title })}>
        <Icon of={MessageCircle} />
        {t('lesson.talk_go')}
      </a>
    </section>
  )
}

/** Only for those who are signed in: shown by the island, because an answer belongs to an account. */
function Feedback({ lesson }: { lesson: Lesson }) {
  const t = useTexts('learn')
  return (
    <Touched name="learning" className="feedback" data={{ 'data-feedback': lesson.id }} hidden>
      <h3 id="feedback">{t('lesson.feedback')}</h3>
      <div className="chips" role="group" aria-labelledby="feedback">
        {LESSON_FEEDBACK.map((tag) => (
          <button key={tag} type="button" className="chip" data-tag={tag} aria-pressed="false">
            {t(`lesson.${tag}`)}
          </button>
        ))}
      </div>
      <p className="meta">{t('lesson.feedback_kept')}</p>
      <p className="banner" data-hard="" role="status" hidden>
        {t('lesson.hard_help')}
      </p>
    </Touched>
  )
}

function Next({ lesson, course }: { lesson: Lesson; course: Course }) {
  const t = useTexts('learn')
  const { lang } = useSite()
  const next = course.lessons.find(({ number }) => number === lesson.number + 1)
  return (
    <nav aria-label={t('lesson.next')}>
      <h3>{next ? t('lesson.next') : t('lesson.last')}</h3>
      <div className="card others">
        {next && (
          <a href={`/${lang}/learn/${course.slug}/${next.slug}`}>
            <span>
              {next.title}
              <span className="meta">{t('minutes', { minutes: String(next.minutes) })}</span>
            </span>
            <Icon of={ChevronRight} />
          </a>
        )}
        <a href={`/${lang}/learn/${course.slug}`}>
          {t('lesson.to_course')}
          <Icon of={ChevronRight} />
        </a>
      </div>
    </nav>
  )
}
