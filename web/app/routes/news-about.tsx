import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { NewsList } from '../features/content/news/news-list.tsx'
import { readNews } from '../features/content/news/news-loader.ts'
import type { PageFacts } from '../ui/site/page-facts.ts'

export const handle: PageFacts = { page: 'news' }

export const loader = async (args: LoaderFunctionArgs) => ({ ...(await readNews(args)), tag: args.params['tag'] ?? '' })

export default function NewsAbout() {
  const { news, page, tag } = useLoaderData<typeof loader>()
  return <NewsList news={news} page={page} tag={tag} />
}
