import { CircleHelp } from 'lucide'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Icon } from '../art/icon.tsx'
import { ArchPicture } from '../art/picture.tsx'
import type { PageFacts, PageHead } from '../ui/site/page-facts.ts'
import { languageOf } from '../ui/site/read-public.ts'
import { useSite } from '../ui/site/use-site.ts'
import { QuestionList } from '../features/questions/public-questions/question-list.tsx'
import { furtherHead, readCategories, readQuestions } from '../features/questions/public-questions/questions-loader.ts'
import { textsIn } from '../i18n/messages.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'questions' }

export async function loader(args: LoaderFunctionArgs) {
  const [categories, list] = await Promise.all([readCategories(args), readQuestions(args)])
  const lang = languageOf(args)
  const title = textsIn(lang, 'questions')('title')
  const head: PageHead = { ...furtherHead(args, title, list.page), description: textsIn(lang, 'meta')('questions.description') }
  return { ...list, categories: list.page === 1 ? categories : [], head }
}

export default function Questions() {
  const { categories, questions, page } = useLoaderData<typeof loader>()
  const t = useTexts('questions')
  const shell = useTexts('shell')
  const { lang } = useSite()
  return (
    <div className="wrap">
      <div className="reading">
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <p className="ways">
          <a className="btn btn-first" href={`/${lang}/questions/ask`}>
            <Icon of={CircleHelp} />
            {t('ask')}
          </a>
          <a className="btn btn-text" href={`/${lang}/report/receipt`}>
            {shell('back')}
          </a>
          <a className="btn btn-text" href={`/${lang}/questions/mine`}>
            {t('mine')}
          </a>
        </p>
      </div>
      {categories.length > 0 && (
        <section className="part">
          <h2>{t('categories')}</h2>
          <div className="arches">
            {categories.map(({ id, slug, title, niche, drawing, count }) => (
              <a key={id} href={`/${lang}/questions/about/${slug}`}>
                <ArchPicture name={drawing} niche={niche} />
                <h3>{title}</h3>
                <p className="meta">{t('count', { count: String(count) })}</p>
              </a>
            ))}
          </div>
        </section>
      )}
      <section className="part">
        <h2>{t('newest')}</h2>
        <QuestionList {...{ questions, page }} path="questions" level={3} with_category />
      </section>
    </div>
  )
}
