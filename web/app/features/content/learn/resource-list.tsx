import type { Resource } from '@himoya/contract/content/learning'
import { useTexts } from '../../../i18n/use-texts.ts'
import { DownloadLink } from '../public/download.tsx'
import { useSite } from '../../../ui/site/use-site.ts'
import { SaveButton } from '../saved/public/save-button.tsx'

/** Files to take along, each with what it is for. */
export function ResourceList({ resources }: { resources: readonly Resource[] }) {
  const t = useTexts('learn')
  const { lang } = useSite()
  return (
    <ul className="resources">
      {resources.map(({ id, slug, title, summary, lesson, file, lang: served }) => (
        <li key={id} id={slug} lang={served === lang ? undefined : served}>
          {file ? <DownloadLink download={file} title={title} /> : <b className="take card">{title}</b>}
          <SaveButton type="resource" id={id} title={title} />
          <p className="meta">
            {summary}{' '}
            {lesson && (
              <a href={`/${lang}/learn/${lesson.course_slug}/${lesson.slug}`}>{t('resources.lesson', { title: lesson.title })}</a>
            )}
            {!file && t('resources.soon')}
          </p>
        </li>
      ))}
    </ul>
  )
}
