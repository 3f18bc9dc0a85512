import type { Course, Lesson } from '@himoya/contract/content/learning'
import { Check, ChevronRight, MessageCircle } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Touched } from '../../../ui/island/touched.tsx'
import { useSite } from '../../../ui/site/use-site.ts'

const YOUNG = new Set(['child', 'teen'])

/** After the last word: the way to a person comes before the next lesson. */
export function LessonEnd({ lesson, course }: { lesson: Lesson; course: Course }) {
  return (
    <div className="lesson-end">
      <Finish lesson={lesson} course={course} />
      <Talk lesson={lesson} />
      <Next lesson={lesson} course={course} />
    </div>
  )
}

/**
 * Its code comes at the first touch, with what it says then; who is signed in, or has learned here before, sees at once what
 * is done.
 */
function Finish({ lesson, course }: { lesson: Lesson; course: Course }) {
  const t = useTexts('learn')
  const about = {
    'data-own': '',
    'data-lesson': lesson.id,
    'data-course': course.slug,
    'data-number': String(lesson.number),
    'data-count': String(course.lesson_count),
  }
  return (
    <Touched name="learning" attributes={about}>
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
        {!next && (
          <a href={`/${lang}/tests`}>
            {t('to_tests')}
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
