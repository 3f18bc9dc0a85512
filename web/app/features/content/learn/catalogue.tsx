import type { CourseCard, CourseCategory } from '@himoya/contract/content/learning'
import type { Audience } from '@himoya/contract/common'
import { ChevronRight } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { AudienceChips } from '../../../ui/site/audience-chips.tsx'
import { useSite } from '../../../ui/site/use-site.ts'
import { CourseList } from './course-list.tsx'

const LENGTHS = ['any_length', 'short', 'middle', 'long'] as const

type Props = { categories: readonly CourseCategory[]; courses: readonly CourseCard[]; audience?: Audience }

/** All courses in their groups, or those for one audience. */
export function Catalogue({ categories, courses, audience }: Props) {
  const t = useTexts('learn')
  const groups = categories.flatMap((category) => {
    const own = courses.filter((course) => course.category?.id === category.id)
    return own.length > 0 ? [{ category, own }] : []
  })
  const others = courses.filter(({ category }) => !categories.some(({ id }) => id === category?.id))
  return (
    <div className="wrap catalogue">
      <div className="reading">
        <h1>{audience ? t(`for.${audience}`) : t('title')}</h1>
        <p className="lead">{audience ? t(`for_lead.${audience}`) : t('lead')}</p>
      </div>
      <AudienceChips list="learn" audience={audience} />
      {courses.length === 0 ? <p className="meta part">{t('none')}</p> : <LengthChoice />}
      {groups.map(({ category, own }) => (
        <section key={category.id} className="part group" id={category.slug}>
          <h2>{category.title}</h2>
          {category.summary && <p className="meta">{category.summary}</p>}
          <CourseList courses={own} />
        </section>
      ))}
      {others.length > 0 && (
        <section className="part group">
          <h2>{t('other')}</h2>
          <CourseList courses={others} />
        </section>
      )}
      <p className="meta part none-so-long">{t('none_so_long')}</p>
      <MorePages />
    </div>
  )
}

/** Sorts out by the page's styles alone, so that it works without a script. */
function LengthChoice() {
  const t = useTexts('learn')
  return (
    <label className="length">
      {t('length')}
      <select>
        {LENGTHS.map((length, place) => (
          <option key={length} value={place}>
            {t(length)}
          </option>
        ))}
      </select>
    </label>
  )
}

function MorePages() {
  const t = useTexts('learn')
  const { lang } = useSite()
  return (
    <nav className="card others" aria-label={t('more')}>
      <a href={`/${lang}/tests`}>
        {t('to_tests')}
        <Icon of={ChevronRight} />
      </a>
      <a href={`/${lang}/resources`}>
        {t('to_resources')}
        <Icon of={ChevronRight} />
      </a>
      <a className="js-only" href={`/${lang}/saved`}>
        {t('to_saved')}
        <Icon of={ChevronRight} />
      </a>
    </nav>
  )
}
