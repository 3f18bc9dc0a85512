import type { QuestionOne } from '@himoya/contract/questions/public-questions'
import { ArrowLeft, BookOpen, MapPin } from 'lucide'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Icon } from '../art/icon.tsx'
import { RichText } from '../features/content/public/rich-text.tsx'
import { Helpful } from '../ui/site/helpful.tsx'
import { OtherLanguage } from '../ui/site/other-language.tsx'
import type { PageFacts, PageHead } from '../ui/site/page-facts.ts'
import { readPublic } from '../ui/site/read-public.ts'
import { useSite } from '../ui/site/use-site.ts'
import { AskCard } from '../features/questions/public-questions/ask-card.tsx'
import { NumbersFirst } from '../features/questions/public-questions/numbers-first.tsx'
import { questionData } from '../features/questions/public-questions/schema-org.ts'
import { tellsOfDying } from '../features/questions/public-questions/tells-of-dying.ts'
import { ReadAloudButton } from '../features/content/aloud/public/read-aloud-button.tsx'
import { SaveButton } from '../features/content/saved/public/save-button.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import { siteContext } from '../site-context.ts'

export const handle: PageFacts = { page: 'question' }

export async function loader(args: LoaderFunctionArgs) {
  const question = await readPublic<QuestionOne>(args, `/api/v1/question/${args.params['slug']}/`)
  const head: PageHead = {
    title: question.title,
    description: question.summary.slice(0, 200),
    served: question.lang,
    structured: [questionData(question, args.context.get(siteContext).public_url)],
  }
  return { question, head, numbers_first: tellsOfDying(question) }
}

export default function Question() {
  const { question, numbers_first } = useLoaderData<typeof loader>()
  const t = useTexts('questions')
  const site = useTexts('site')
  const { lang } = useSite()
  const { id, title, summary, category, age_band, body, sample, lang: served } = question
  return (
    <div className="wrap page">
      <article className="reading" lang={served === lang ? undefined : served}>
        <p className="meta facts">
          <a href={`/${lang}/questions${category ? `/about/${category.slug}` : ''}`}>
            <Icon of={ArrowLeft} /> {category?.title ?? t('all')}
          </a>
          {age_band && <span>{t('age', { age: age_band.replace('-', '–') })}</span>}
          {sample && <span className="tag">{site('sample')}</span>}
        </p>
        <div className="lesson-acts">
          <h1>{title}</h1>
          <span className="acts">
            <SaveButton type="question" id={id} title={title} />
            <ReadAloudButton />
          </span>
        </div>
        <OtherLanguage served={served} />
        {numbers_first && <NumbersFirst />}
        {summary && (
          <blockquote className="quote">
            <p className="lines">{summary}</p>
          </blockquote>
        )}
        <h2>{t('answer')}</h2>
        <RichText body={body} />
        <Related question={question} />
        <Helpful call={`question/${id}/helpful/`} />
      </article>
      <div className="beside">
        <AskCard />
      </div>
    </div>
  )
}

function Related({ question: { lesson, place } }: { question: QuestionOne }) {
  const t = useTexts('questions')
  const { lang } = useSite()
  if (!lesson && !place) return null
  return (
    <ul className="card asked">
      {lesson && (
        <li>
          <a href={`/${lang}/learn/${lesson.course}/${lesson.slug}`}>
            <Icon of={BookOpen} />
            <span>
              <small className="meta">{t('lesson')}</small>
              <b>{lesson.title}</b>
            </span>
          </a>
        </li>
      )}
      {place && (
        <li>
          <a href={`/${lang}/places/${place.slug}`}>
            <Icon of={MapPin} />
            <span>
              <small className="meta">{t('place')}</small>
              <b>{place.title}</b>
            </span>
          </a>
        </li>
      )}
    </ul>
  )
}
