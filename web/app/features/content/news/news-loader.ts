import type { NewsPage } from '@himoya/contract/content/news'
import type { LoaderFunctionArgs } from 'react-router'
import { pageOfPath } from '../../../ui/site/page-of-path.ts'
import { readPublic } from '../../../ui/site/read-public.ts'
import { NEWS_ON_A_PAGE } from './news-list.tsx'

/** One page of the list; a page beyond the last one, or a tag without news, is not found. */
export async function readNews(args: LoaderFunctionArgs): Promise<{ news: NewsPage; page: number }> {
  const page = pageOfPath(args.params)
  const { tag } = args.params
  if (tag !== undefined && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(tag)) throw new Response(null, { status: 404 })
  const query = new URLSearchParams({ page: String(page), page_size: String(NEWS_ON_A_PAGE), ...(tag !== undefined && { tag }) })
  const news = await readPublic<NewsPage>(args, `/api/v1/news/?${query.toString()}`)
  if (news.results.length === 0 && (page > 1 || tag !== undefined)) throw new Response(null, { status: 404 })
  return { news, page }
}
