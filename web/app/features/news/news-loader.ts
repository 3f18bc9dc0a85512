import type { NewsPage } from '@himoya/contract/news'
import type { LoaderFunctionArgs } from 'react-router'
import { readPublic } from '../page/read-public.ts'
import { NEWS_ON_A_PAGE } from './news-list.tsx'

/** `/news/page/2`, from 2 on: the first page has an address of its own. Anything else is not found. */
export function pageOfPath(params: LoaderFunctionArgs['params']): number {
  const { page } = params
  if (page === undefined) return 1
  if (!/^(?:[2-9]|[1-9]\d{1,3})$/.test(page)) throw new Response(null, { status: 404 })
  return Number(page)
}

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
