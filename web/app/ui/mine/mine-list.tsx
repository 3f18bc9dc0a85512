import { useInfiniteQuery } from '../../session/use-pages.ts'
import type { ReactNode } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { useSession } from '../../session/session.ts'
import { rememberWhereFrom } from '../../session/where-to.ts'

/** What is the visitor's own, by its texts: questions they asked, reports they sent. */
type Mine = 'ask_question' | 'inbox'

/** A guest is shown the two ways to an answer. */
export function MineForGuests({ of }: { of: Mine }) {
  const session = useSession()
  const t = useIslandTexts(of)
  return (
    <div className="flex flex-col gap-4">
      <p>{t('mine.guest')}</p>
      <a className="btn btn-first" href={`/${session.lang}/auth/login`} onClick={() => rememberWhereFrom(session)}>
        {t('mine.login')}
      </a>
      <p>{t('mine.guest_receipt')}</p>
      <a className="btn btn-second" href={`/${session.lang}/report/receipt`}>
        {t('mine.receipt')}
      </a>
    </div>
  )
}

type ListProps<Row> = {
  of: Mine
  query_key: readonly string[]
  /** Of the call that gives it page by page, the newest first. */
  path: string
  className: string
  /** What is said where there is nothing. */
  empty: ReactNode
  children: (row: Row) => ReactNode
}

/** The list of a signed-in person, page by page. */
export function MineList<Row>({ of, query_key, path, className, empty, children }: ListProps<Row>) {
  const { api } = useSession()
  const t = useIslandTexts(of)
  const mine = useInfiniteQuery({
    queryKey: query_key,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => api.get<{ results: Row[]; next: string | null }>(`${path}?page=${pageParam}`, { signal }),
    getNextPageParam: ({ next }, pages) => (next === null ? undefined : pages.length + 1),
  })
  if (mine.isPending) return <p role="status">{t('mine.loading')}</p>
  if (mine.isError) {
    return (
      <div key="failed" className="banner banner-failed grid gap-3" role="alert">
        <p>{t('mine.failed')}</p>
        <button type="button" className="btn btn-second" onClick={() => void mine.refetch()}>
          {t('mine.again')}
        </button>
      </div>
    )
  }
  const rows = mine.data.pages.flatMap(({ results }) => results)
  if (rows.length === 0) return empty
  return (
    <div className={className}>
      {rows.map(children)}
      {mine.hasNextPage && (
        <button
          type="button"
          className="btn btn-second"
          aria-disabled={mine.isFetchingNextPage}
          onClick={() => !mine.isFetchingNextPage && void mine.fetchNextPage()}
        >
          {t('mine.older')}
        </button>
      )}
    </div>
  )
}
