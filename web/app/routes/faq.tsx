import type { FaqCategoryPage, FaqPage } from '@himoya/contract/content/faq'
import { ChevronRight } from 'lucide'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Icon } from '../art/icon.tsx'
import { ArchPicture } from '../art/picture.tsx'
import { HelpCard } from '../features/content/public/help-card.tsx'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { readPublic } from '../ui/site/read-public.ts'
import { useSite } from '../ui/site/use-site.ts'
import { SearchForm } from '../features/content/search/search-form.tsx'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'faq' }

/** What the list shows of each: the answers are a page further. */
export async function loader(args: LoaderFunctionArgs) {
  const [categories, faq] = await Promise.all([
    readPublic<FaqCategoryPage>(args, '/api/v1/faq/category/?page_size=100'),
    readPublic<FaqPage>(args, '/api/v1/faq/?page_size=100'),
  ])
  return {
    groups: categories.results.map(({ slug, title, niche, drawing }) => ({
      slug,
      title,
      niche,
      drawing,
      questions: faq.results.filter(({ category }) => category === slug).map((one) => ({ slug: one.slug, title: one.title })),
    })),
  }
}

export default function FrequentQuestions() {
  const { groups } = useLoaderData<typeof loader>()
  const t = useTexts('site')
  const shell = useTexts('shell')
  const { lang } = useSite()
  return (
    <div className="wrap">
      <div className="reading">
        <h1>{t('faq.title')}</h1>
        <p className="lead">{t('faq.lead')}</p>
        <a href={`/${lang}/report/receipt`}>{shell('back')}</a>
        {groups.length === 0 ? <p className="meta">{t('faq.none')}</p> : <SearchForm lang={lang} words="" />}
      </div>
      <div className="groups">
        {groups.map(({ slug, title, niche, drawing, questions }) => (
          <section key={slug}>
            <div className="group-head">
              <ArchPicture name={drawing} niche={niche} />
              <h2>
                <a href={`/${lang}/faq/${slug}`}>{title}</a>
              </h2>
            </div>
            <div className="card others">
              {questions.map((question) => (
                <a key={question.slug} href={`/${lang}/faq/${slug}#q-${question.slug}`}>
                  {question.title}
                  <Icon of={ChevronRight} />
                </a>
              ))}
            </div>
          </section>
        ))}
      </div>
      <div className="reading">
        <HelpCard card="chat" level={2} />
      </div>
    </div>
  )
}
