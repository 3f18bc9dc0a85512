import { type ComponentType, useState } from 'react'
import { Choose } from '../choices/choose.tsx'
import { ListFailed, ListSkeleton, NothingHere, Pager, ScreenPage } from './page.tsx'
import styles from './page.module.css'
import { useWorkPage, WORK_PER_PAGE, type WorkList } from './work-list.ts'

type WorkPageProps<State extends string, Row> = {
  list: WorkList
  words: Record<'title' | 'hint' | 'state' | 'failed' | 'none' | 'none_text', string>
  /** Where a list without a row is explained: in every state, or among the open alone. */
  explained: 'always' | 'open'
  states: readonly { value: State | 'open'; label: string }[]
  Row: ComponentType<{ row: Row }>
}

/** A work list, beginning with what is open. */
export function WorkPage<State extends string, Row extends { id: string }>(props: WorkPageProps<State, Row>) {
  const { list, words, explained, states, Row: RowOf } = props
  const [{ state, page }, setShown] = useState<{ state: State | 'open'; page: number }>({ state: 'open', page: 1 })
  const { data: shown, error, isPending, refetch } = useWorkPage<{ count: number; results: readonly Row[] }>(list, state, page)
  return (
    <ScreenPage title={words.title} hint={words.hint}>
      <div className={styles.filters}>
        <Choose
          label={words.state}
          value={state}
          options={states}
          onChoose={(chosen) => setShown({ state: chosen || 'open', page: 1 })}
        />
      </div>
      {isPending ? <ListSkeleton /> : null}
      {error && !shown ? <ListFailed title={words.failed} error={error} onRetry={() => void refetch()} /> : null}
      {shown?.count === 0 ? (
        <NothingHere title={words.none}>
          {explained === 'always' || state === 'open' ? <p>{words.none_text}</p> : null}
        </NothingHere>
      ) : null}
      {shown?.results.length ? (
        <ul className={styles.rows}>
          {shown.results.map((one) => (
            <li key={one.id}>
              <RowOf row={one} />
            </li>
          ))}
        </ul>
      ) : null}
      <Pager page={page} page_size={WORK_PER_PAGE} count={shown?.count ?? 0} onPage={(next) => setShown({ state, page: next })} />
    </ScreenPage>
  )
}
