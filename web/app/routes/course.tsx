import type { Course } from '@himoya/contract/content/learning'
import { ArrowLeft } from 'lucide'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Icon } from '../art/icon.tsx'
import { ArchPicture } from '../art/picture.tsx'
import { ContentPicture } from '../features/content/public/picture.tsx'
import { RichText } from '../features/content/public/rich-text.tsx'
import { CertificateCard, CourseLessons, CourseStart } from '../features/content/learn/course-parts.tsx'
import { courseData } from '../features/content/learn/schema-org.ts'
import { OtherLanguage } from '../ui/site/other-language.tsx'
import type { PageFacts, PageHead } from '../ui/site/page-facts.ts'
import { languageOf, readPublic } from '../ui/site/read-public.ts'
import { useSite } from '../ui/site/use-site.ts'
import { SaveButton } from '../features/content/saved/public/save-button.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import { siteContext } from '../site-context.ts'

export const handle: PageFacts = { page: 'course' }

export async function loader(args: LoaderFunctionArgs) {
  const course = await readPublic<Course>(args, `/api/v1/course/${args.params['course']}/`)
  const page = `${args.context.get(siteContext).public_url}/${languageOf(args)}/learn/${course.slug}`
  const head: PageHead = {
    title: course.title,
    description: course.summary || course.title,
    served: course.lang,
    structured: [courseData(course, page)],
  }
  return { course, head }
}

export default function CoursePage() {
  const { course } = useLoaderData<typeof loader>()
  const t = useTexts('learn')
  const { lang } = useSite()
  const { id, title, summary, cover, niche, drawing, body, lessons, lang: served } = course
  return (
    <div className="wrap page lesson">
      <p className="meta facts">
        <a href={`/${lang}/learn`}>
          <Icon of={ArrowLeft} /> {t('courses')}
        </a>
      </p>
      {cover ? (
        <div className="in-arch">
          <ContentPicture picture={cover} shown="reading" first />
        </div>
      ) : (
        <ArchPicture name={drawing} niche={niche} className="picture-arch" />
      )}
      <article className="reading" lang={served === lang ? undefined : served}>
        <CourseFacts course={course} />
        <h1>{title}</h1>
        <p className="lead">{summary}</p>
        <OtherLanguage served={served} />
        <div className="lesson-acts">
          <CourseStart course={course} />
          <SaveButton type="course" id={id} title={title} />
        </div>
        <RichText body={body} />
        <h2>{t('course.lessons')}</h2>
        <CourseLessons lessons={lessons} />
        {course.certificate && lessons.length > 0 && <CertificateCard course={course} />}
      </article>
    </div>
  )
}

function CourseFacts({ course: { audiences, lesson_count, minutes, sample } }: { course: Course }) {
  const t = useTexts('learn')
  const site = useTexts('site')
  const { lang } = useSite()
  return (
    <p className="meta" lang={lang}>
      {audiences.map((audience) => t(`for.${audience}`)).join(', ')}. {t('lessons', { count: String(lesson_count) })},{' '}
      {t('minutes', { minutes: String(minutes) })} {sample && <span className="tag">{site('sample')}</span>}
    </p>
  )
}
