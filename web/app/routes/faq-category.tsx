import type { FaqCategoryPage, FaqPage } from '@himoya/contract/content/faq'
import { ArrowLeft } from 'lucide'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Icon } from '../art/icon.tsx'
import { ArchPicture } from '../art/picture.tsx'
import { HelpCard } from '../features/content/public/help-card.tsx'
import { faqData } from '../features/content/faq/schema-org.ts'
import { FaqList } from '../features/content/faq/faq-list.tsx'
import type { PageFacts, PageHead } from '../ui/site/page-facts.ts'
import { readPublic } from '../ui/site/read-public.ts'
import { useSite } from '../ui/site/use-site.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'faq_category' }

export async function loader(args: LoaderFunctionArgs) {
  const { results } = await readPublic<FaqCategoryPage>(args, '/api/v1/faq/category/?page_size=100')
  const category = results.find(({ slug }) => slug === args.params['category'])
  if (!category) throw new Response(null, { status: 404 })
  const faq = await readPublic<FaqPage>(args, `/api/v1/faq/?category=${category.slug}&page_size=100`)
  const head: PageHead = {
    title: category.title,
    description: category.summary || category.title,
    served: category.lang,
    structured: [faqData(faq.results)],
  }
  return { category, faq: faq.results, head }
}

export default function FaqCategory() {
  const { category, faq } = useLoaderData<typeof loader>()
  const t = useTexts('site')
  const { lang } = useSite()
  return (
    <div className="wrap page">
      <ArchPicture name={category.drawing} niche={category.niche} className="picture-arch" />
      <div className="reading">
        <p className="meta facts">
          <a href={`/${lang}/faq`}>
            <Icon of={ArrowLeft} /> {t('faq.all')}
          </a>
        </p>
        <h1>{category.title}</h1>
        <p className="lead">{category.summary}</p>
        <FaqList faq={faq} />
        <HelpCard card="chat" level={2} />
      </div>
    </div>
  )
}
