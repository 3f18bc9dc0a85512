import { ArrowLeft } from 'lucide'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Icon } from '../art/icon.tsx'
import { ArchPicture } from '../art/picture.tsx'
import type { PageFacts, PageHead } from '../ui/site/page-facts.ts'
import { useSite } from '../ui/site/use-site.ts'
import { AskCard } from '../features/questions/public-questions/ask-card.tsx'
import { QuestionList } from '../features/questions/public-questions/question-list.tsx'
import { furtherHead, readCategories, readQuestions } from '../features/questions/public-questions/questions-loader.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'questions' }

export async function loader(args: LoaderFunctionArgs) {
  const category = (await readCategories(args)).find(({ slug }) => slug === args.params['category'])
  if (!category) throw new Response(null, { status: 404 })
  const list = await readQuestions(args, category)
  const head: PageHead = {
    ...furtherHead(args, category.title, list.page),
    description: category.summary || category.title,
    served: category.lang,
  }
  return { ...list, category, head }
}

export default function QuestionsAbout() {
  const { category, questions, page } = useLoaderData<typeof loader>()
  const t = useTexts('questions')
  const { lang } = useSite()
  return (
    <div className="wrap page">
      <ArchPicture name={category.drawing} niche={category.niche} className="picture-arch" />
      <div className="reading">
        <p className="meta facts">
          <a href={`/${lang}/questions`}>
            <Icon of={ArrowLeft} /> {t('all')}
          </a>
        </p>
        <h1>{category.title}</h1>
        <p className="lead">{category.summary}</p>
        <QuestionList {...{ questions, page }} path={`questions/about/${category.slug}`} level={2} with_category={false} />
        <AskCard />
      </div>
    </div>
  )
}
