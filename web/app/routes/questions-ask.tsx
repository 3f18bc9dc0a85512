import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { useSite } from '../ui/site/use-site.ts'
import { AskingPage } from '../features/questions/asking-page.tsx'
import { readCategories } from '../features/questions/questions-loader.ts'
import { askingTexts } from '../i18n/handed-texts.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'ask', unlisted: true }

export const loader = async (args: LoaderFunctionArgs) => ({
  categories: (await readCategories(args)).map(({ id, title }) => ({ id, title })),
})

export default function QuestionsAsk() {
  const { categories } = useLoaderData<typeof loader>()
  const t = useTexts('questions')
  const { lang } = useSite()
  const texts = askingTexts(lang, ['ask', 'sent', 'help'])
  return <AskingPage island="ask" props={{ texts, categories }} title={t('ask')} />
}
