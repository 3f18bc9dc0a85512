import { type ComponentType, useState } from 'react'
import { Choose } from '../choices/choose.tsx'
import { ScreenPage } from './page.tsx'
import styles from './page.module.css'
import { PagedRows } from './paged-rows.tsx'
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
  const shown = useWorkPage<{ count: number; results: readonly Row[] }>(list, state, page)
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
      <PagedRows
        list={shown}
        failed={words.failed}
        none={words.none}
        none_text={explained === 'always' || state === 'open' ? words.none_text : null}
        idOf={({ id }) => id}
        page={page}
        page_size={WORK_PER_PAGE}
        onPage={(next) => setShown({ state, page: next })}
      >
        {(row) => <RowOf row={row} />}
      </PagedRows>
    </ScreenPage>
  )
}
