import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { PageFacts, PageHead } from '../ui/site/page-facts.ts'
import { periodWords } from '../features/statistics/count-words.ts'
import { readTwo } from '../features/statistics/statistics-loader.ts'
import { TwoPage } from '../features/statistics/two-page.tsx'
import { textsIn } from '../i18n/messages.ts'

export const handle: PageFacts = { page: 'statistics' }

export async function loader(args: LoaderFunctionArgs) {
  const { lang, ...read } = await readTwo(args)
  const t = textsIn(lang, 'statistics')
  const { one, other } = read.two
  const title = `${t('title')}: ${t(`what.${one}`)}, ${t(`what.${other}`)}, ${periodWords(read.period, lang)}`
  const head: PageHead = { title, description: textsIn(lang, 'meta')('statistics.description') }
  return { ...read, head }
}

export default function StatisticsTable() {
  const { head: _, ...two } = useLoaderData<typeof loader>()
  return <TwoPage {...two} />
}
