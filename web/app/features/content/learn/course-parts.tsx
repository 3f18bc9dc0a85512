import type { Course, LessonCard } from '@himoya/contract/content/learning'
import { CERTIFICATE_PERCENT, neededForCertificate } from '@himoya/contract/content/learning-lists'
import { Check } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSite } from '../../../ui/site/use-site.ts'

/** The lessons in their order; each row gets its tick from the visitor's own progress (app/islands/learning.ts). */
export function CourseLessons({ lessons }: { lessons: readonly LessonCard[] }) {
  const t = useTexts('learn')
  const { lang } = useSite()
  if (lessons.length === 0) return <p className="meta">{t('course.no_lessons')}</p>
  return (
    <ol className="card lessons">
      {lessons.map(({ id, slug, title, kind, minutes, course }) => (
        <li key={id} data-lesson-row={id}>
          <a href={`/${lang}/learn/${course.slug}/${slug}`}>
            <span>
              <b>{title}</b>
              <span className="meta">
                {t(`kind.${kind}`)}, {t('minutes', { minutes: String(minutes) })}
              </span>
            </span>
            <span className="tag" data-done-tag="" hidden>
              <Icon of={Check} />
              {t('course.done')}
            </span>
          </a>
        </li>
      ))}
    </ol>
  )
}

/** How far the visitor is; nothing of it is shown before that is known. The first button is for everybody. */
export function CourseStart({ course: { slug, lessons } }: { course: Course }) {
  const t = useTexts('learn')
  const { lang, islands } = useSite()
  const [first] = lessons
  const island = islands['learning']
  if (!first) return null
  return (
    <div
      className="course-start"
      data-own={island && [island.script, ...island.imports].join(' ')}
      data-course={slug}
      data-go-on={t('course.go_on')}
      data-again={t('course.again')}
    >
      <p data-progress="" hidden>
        <label>
          <span className="meta">
            {t('course.progress')}: <b data-done-count="" /> {t('course.of', { count: String(lessons.length) })}
          </span>
          <progress max={lessons.length} value={0} />
        </label>
      </p>
      <a className="btn btn-first" href={`/${lang}/learn/${slug}/${first.slug}`} data-start="">
        {t('course.start')}
      </a>
    </div>
  )
}

/** What it takes, before anybody begins: all lessons, and the test where the course names one. */
export function CertificateCard({ course: { slug, certificate_test: test } }: { course: Course }) {
  const t = useTexts('learn')
  const { lang } = useSite()
  return (
    <section className="card talk">
      <h2>{t('course.certificate')}</h2>
      <p className="meta">{t('course.certificate_text')}</p>
      {test && (
        <p className="meta">
          {t('course.certificate_test', {
            title: test.title,
            percent: String(CERTIFICATE_PERCENT),
            needed: String(neededForCertificate(test.question_count)),
            max: String(test.question_count),
          })}{' '}
          <a href={`/${lang}/tests/${test.slug}`}>{t('course.certificate_to_test')}</a>
        </p>
      )}
      <a className="btn btn-second js-only" href={`/${lang}/certificate#${slug}`}>
        {t('course.certificate_go')}
      </a>
    </section>
  )
}
