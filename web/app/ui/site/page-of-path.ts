import type { LoaderFunctionArgs } from 'react-router'

/** `/news/page/2`, from 2 on: the first page has an address of its own. Anything else is not found. */
export function pageOfPath(params: LoaderFunctionArgs['params']): number {
  const { page } = params
  if (page === undefined) return 1
  if (!/^(?:[2-9]|[1-9]\d{1,3})$/.test(page)) throw new Response(null, { status: 404 })
  return Number(page)
}
