type Page = { page: number; page_size: number }

/** Where a page's rows begin and how many there are, for a store. */
export const windowOf = ({ page, page_size }: Page): { limit: number; offset: number } => ({
  limit: page_size,
  offset: (page - 1) * page_size,
})

/** The paged list of api.md; `path` is the call's own, `query` what was asked beside the page. */
export function pageAnswer<T>(
  path: string,
  { page, page_size, ...query }: Page & Record<string, string | number | undefined>,
  { count, results }: { count: number; results: T[] },
): { count: number; next: string | null; previous: string | null; results: T[] } {
  const kept = Object.entries(query).filter(([, value]) => value !== undefined)
  const link = (number: number): string =>
    `${path}?${new URLSearchParams(Object.fromEntries([...kept, ['page', number], ['page_size', page_size]]) as Record<string, string>).toString()}`
  return {
    count,
    next: page * page_size < count ? link(page + 1) : null,
    previous: page > 1 ? link(page - 1) : null,
    results,
  }
}
