import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { useSite } from '../ui/site/use-site.ts'
import { AskPage } from '../features/questions/public-questions/ask-page.tsx'
import { readCategories } from '../features/questions/public-questions/questions-loader.ts'
import { askTexts } from '../i18n/handed-texts.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'ask', unlisted: true }

export const loader = async (args: LoaderFunctionArgs) => ({
  categories: (await readCategories(args)).map(({ id, title }) => ({ id, title })),
})

export default function QuestionsAsk() {
  const { categories } = useLoaderData<typeof loader>()
  const t = useTexts('questions')
  const { lang } = useSite()
  const texts = askTexts(lang, ['ask', 'sent'])
  return <AskPage island="ask" props={{ texts, categories }} title={t('ask')} />
}
