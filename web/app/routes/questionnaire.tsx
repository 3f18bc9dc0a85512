import type { Questionnaire } from '@himoya/contract/content/questionnaires'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { OtherLanguage } from '../ui/site/other-language.tsx'
import type { PageFacts, PageHead } from '../ui/site/page-facts.ts'
import { readPublic } from '../ui/site/read-public.ts'
import { useSite } from '../ui/site/use-site.ts'
import { QuestionnaireAbout, QuestionnaireStart } from '../features/content/questionnaires/questionnaire-start.tsx'
import { useTexts } from '../i18n/use-texts.ts'

/** Not for engines: one comes here by an offer or by a link from somebody. */
export const handle: PageFacts = { page: 'questionnaire', unlisted: true, has_steps: true }

const QUESTIONS_A_MINUTE = 4

export async function loader(args: LoaderFunctionArgs) {
  const { questions: _, ...questionnaire } = await readPublic<Questionnaire>(
    args,
    `/api/v1/questionnaire/${args.params['slug']}/`,
  )
  const { title, summary, lang: served } = questionnaire
  const head: PageHead = { title, description: summary || title, served }
  return { questionnaire, head }
}

export default function QuestionnairePage() {
  const { questionnaire } = useLoaderData<typeof loader>()
  const t = useTexts('questionnaire')
  const site = useTexts('site')
  const { lang } = useSite()
  const { title, summary, sample, question_count, lang: served } = questionnaire
  const of = served === lang ? undefined : served
  return (
    <div className="wrap page">
      <article className="reading">
        <h1 lang={of}>{title}</h1>
        <p className="meta facts">
          <span>
            {t('questions', { count: String(question_count) })},{' '}
            {t('minutes', { minutes: String(Math.ceil(question_count / QUESTIONS_A_MINUTE)) })}
          </span>
          {sample && <span className="tag">{site('sample')}</span>}
        </p>
        <p className="lead" lang={of}>
          {summary}
        </p>
        <OtherLanguage served={served} />
        <QuestionnaireStart questionnaire={questionnaire} />
        <QuestionnaireAbout questionnaire={questionnaire} />
      </article>
    </div>
  )
}
