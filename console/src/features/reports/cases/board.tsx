import type { CaseCounts, CaseRow } from '@himoya/contract/reports/cases'
import { useText } from '../../../i18n/use-text.ts'
import { CaseCard } from './case-card.tsx'
import styles from './cases.module.css'
import { COLUMNS } from './columns.ts'

type Props = { rows: readonly CaseRow[]; counts: CaseCounts | undefined }

/** All that is open, in columns by state; under 992 px the columns stand one below the other. */
export function Board({ rows, counts }: Props) {
  return (
    <div className={styles.board}>
      {COLUMNS.map(({ name, states }) => (
        <BoardColumn
          key={name}
          name={name}
          with_state={states.length > 1}
          rows={rows.filter(({ state }) => states.includes(state))}
          count={counts && states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)}
        />
      ))}
    </div>
  )
}

type ColumnProps = {
  name: (typeof COLUMNS)[number]['name']
  with_state: boolean
  rows: readonly CaseRow[]
  count: number | undefined
}

function BoardColumn({ name, with_state, rows, count }: ColumnProps) {
  const text = useText()
  const title = `cases-${name}`
  return (
    <section className={rows.length === 0 ? styles.column_none : styles.column} aria-labelledby={title}>
      <h2 id={title}>
        {text(`case.column_${name}`)} <span className={styles.count}>{Math.max(count ?? 0, rows.length)}</span>
      </h2>
      {rows.length === 0 ? <p className={styles.column_empty}>{text('case.column_empty')}</p> : null}
      <CaseList rows={rows} with_state={with_state} />
    </section>
  )
}

export function CaseList({ rows, with_state }: { rows: readonly CaseRow[]; with_state: boolean }) {
  if (rows.length === 0) return null
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <li key={row.id}>
          <CaseCard row={row} with_state={with_state} />
        </li>
      ))}
    </ul>
  )
}
