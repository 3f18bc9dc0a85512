import { useLoaderData, useParams, type LoaderFunctionArgs } from 'react-router'
import type { PageFacts, PageHead } from '../ui/site/page-facts.ts'
import { periodWords } from '../features/statistics/count-words.ts'
import { readOverview } from '../features/statistics/statistics-loader.ts'
import { StatisticsPage } from '../features/statistics/statistics-page.tsx'
import { textsIn } from '../i18n/messages.ts'

export const handle: PageFacts = { page: 'statistics' }

export async function loader(args: LoaderFunctionArgs) {
  const read = await readOverview(args)
  const t = textsIn(read.lang, 'statistics')
  const { period } = read
  const named = args.params['period'] !== undefined && period !== null
  const title = named ? `${t('title')}: ${periodWords(period, read.lang)}` : t('title')
  const head: PageHead = { title, description: textsIn(read.lang, 'meta')('statistics.description') }
  return { ...read, head }
}

export default function StatisticsOverview() {
  const { periods, period, tables, before } = useLoaderData<typeof loader>()
  const { period: named } = useParams()
  return <StatisticsPage periods={periods} period={period} tables={tables} before={before} usual={named === undefined} />
}
