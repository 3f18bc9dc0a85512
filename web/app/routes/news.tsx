import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { NewsList } from '../features/content/news/news-list.tsx'
import { readNews } from '../features/content/news/news-loader.ts'
import type { PageFacts } from '../ui/site/page-facts.ts'

export const handle: PageFacts = { page: 'news' }

export const loader = (args: LoaderFunctionArgs) => readNews(args)

export default function News() {
  const { news, page } = useLoaderData<typeof loader>()
  return <NewsList news={news} page={page} />
}
