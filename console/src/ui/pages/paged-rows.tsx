import type { ReactNode } from 'react'
import { NothingHere, Pager } from './page.tsx'
import styles from './page.module.css'
import { ReadState } from './read-state.tsx'

type ReadPage<Row> = {
  isPending: boolean
  isError: boolean
  error: unknown
  data: { count: number; results: readonly Row[] } | undefined
  refetch(): unknown
}

type PagedRowsProps<Row> = {
  list: ReadPage<Row>
  /** What could not be read. */
  failed: string
  /** What stands where there is no row, and what may be said beneath it. */
  none: string
  none_text?: ReactNode
  idOf(row: Row): string
  page: number
  page_size: number
  onPage(page: number): void
  children(row: Row): ReactNode
}

/** One page of a list, from its way here to its last row; a failure to read it again is told beside what was read before. */
export function PagedRows<Row>(props: PagedRowsProps<Row>) {
  const { list, failed, none, none_text, idOf, page, page_size, onPage, children } = props
  const { count = 0, results = [] } = list.data ?? {}
  return (
    <>
      <ReadState of={list} failed={failed} beside />
      {list.data?.count === 0 ? <NothingHere title={none}>{none_text ? <p>{none_text}</p> : null}</NothingHere> : null}
      {results.length ? (
        <ul className={styles.rows}>
          {results.map((row) => (
            <li key={idOf(row)}>{children(row)}</li>
          ))}
        </ul>
      ) : null}
      <Pager page={page} page_size={page_size} count={count} onPage={onPage} />
    </>
  )
}
