import type { CourseCard } from '@himoya/contract/content/learning'
import { ArchPicture } from '../../../art/picture.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSite } from '../../../ui/site/use-site.ts'

/** Minutes up to which a course is short, and up to which it is middling. */
const SHORT = 15
const MIDDLE = 30

/** Names of classes that the length filter goes by (styles/learn.css): no script sorts anything out. */
const lengthOf = (minutes: number): string => (minutes <= SHORT ? 'len-s' : minutes <= MIDDLE ? 'len-m' : 'len-l')

export function CourseList({ courses }: { courses: readonly CourseCard[] }) {
  const t = useTexts('learn')
  const { lang } = useSite()
  return (
    <ul className="stories">
      {courses.map(({ id, slug, title, lang: served, niche, drawing, minutes, lesson_count, audiences }) => (
        <li key={id} className={lengthOf(minutes)}>
          <a className="card story" href={`/${lang}/learn/${slug}`} lang={served === lang ? undefined : served}>
            <ArchPicture name={drawing} niche={niche} />
            <div>
              <h3>{title}</h3>
              <p className="meta" lang={lang}>
                {audiences.map((audience) => t(`for.${audience}`)).join(', ')}
              </p>
              <p className="meta" lang={lang}>
                {t('lessons', { count: String(lesson_count) })}, {t('minutes', { minutes: String(minutes) })}
              </p>
            </div>
          </a>
        </li>
      ))}
    </ul>
  )
}
