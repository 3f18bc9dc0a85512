import type { Course, Lesson } from '@himoya/contract/content/learning'
import { ArrowLeft } from 'lucide'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Icon } from '../art/icon.tsx'
import { ArchPicture } from '../art/picture.tsx'
import { ContentPicture } from '../features/content/public/picture.tsx'
import { RichText } from '../features/content/public/rich-text.tsx'
import { Transcript } from '../features/content/transcript.tsx'
import { lessonData } from '../features/content/learn/schema-org.ts'
import { LessonEnd } from '../features/content/learn/lesson-end.tsx'
import { LessonHead } from '../features/content/learn/lesson-head.tsx'
import { ResourceList } from '../features/content/learn/resource-list.tsx'
import { StoryPanels } from '../features/content/learn/story-panels.tsx'
import type { PageFacts, PageHead } from '../ui/site/page-facts.ts'
import { languageOf, readPublic } from '../ui/site/read-public.ts'
import { useSite } from '../ui/site/use-site.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { siteContext } from '../site-context.ts'

export const handle: PageFacts = { page: 'lesson' }

export async function loader(args: LoaderFunctionArgs) {
  const [course, lesson] = await Promise.all([
    readPublic<Course>(args, `/api/v1/course/${args.params['course']}/`),
    readPublic<Lesson>(args, `/api/v1/course/lesson/${args.params['lesson']}/`),
  ])
  // A lesson stands in its own course only.
  if (lesson.course.id !== course.id) throw new Response(null, { status: 404 })
  const page = `${args.context.get(siteContext).public_url}/${languageOf(args)}/learn/${course.slug}/${lesson.slug}`
  const head: PageHead = {
    title: lesson.title,
    description: lesson.summary || lesson.title,
    served: lesson.lang,
    structured: [lessonData(lesson, page)],
  }
  return { course, lesson, head }
}

export default function LessonPage() {
  const { course, lesson } = useLoaderData<typeof loader>()
  const t = useTexts('learn')
  const { lang } = useSite()
  const { cover, video, kind, transcript, resources, lang: served } = lesson
  // The way to a person stands at the end of every lesson, with its name; a second card would say the same.
  const body = lesson.body.filter((block) => !(block.type === 'help' && block.card === 'chat'))
  return (
    <div className="wrap page lesson">
      <p className="meta facts">
        <a href={`/${lang}/learn/${course.slug}`}>
          <Icon of={ArrowLeft} /> {t('lesson.course', { title: course.title })}
        </a>
      </p>
      {cover && !video && (
        <div className="in-arch">
          <ContentPicture picture={cover} shown="reading" first />
        </div>
      )}
      {!cover && !video && <ArchPicture name={course.drawing} niche={course.niche} className="picture-arch" />}
      <div className="reading">
        <article className="reading" lang={served === lang ? undefined : served}>
          <LessonHead lesson={lesson} count={course.lesson_count} />
          {transcript && <Transcript text={transcript} />}
          {kind === 'story' ? <StoryPanels body={body} /> : <RichText body={body} />}
        </article>
        {resources.length > 0 && (
          <section>
            <h2>{t('lesson.resources')}</h2>
            <ResourceList resources={resources.map((resource) => ({ ...resource, lesson: null }))} />
          </section>
        )}
        <LessonEnd lesson={lesson} course={course} />
      </div>
    </div>
  )
}
