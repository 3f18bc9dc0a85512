import type { CaseRow } from '@himoya/contract/reports/cases'
import { useText } from '../../../i18n/use-text.ts'
import { CaseList } from './board.tsx'
import styles from './cases.module.css'

type Group = { id: string; alias: string | null; rows: CaseRow[] }

/** Whose promises are late: what nobody has stands first, then by counsellor, the latest first inside each. */
export function LateBoard({ rows }: { rows: readonly CaseRow[] }) {
  const text = useText()
  return (
    <>
      <p className={styles.quiet}>{text('case.late_hint')}</p>
      <div className={styles.late}>
        {byHand(rows).map(({ id, alias, rows: theirs }) => (
          <section key={id} className={styles.column} aria-labelledby={`late-${id}`}>
            <h2 id={`late-${id}`}>
              {alias ?? text('case.nobody')} <span className={styles.count}>{theirs.length}</span>
            </h2>
            <CaseList rows={theirs} with_state />
          </section>
        ))}
      </div>
    </>
  )
}

const dueOf = ({ next }: CaseRow): string => next?.due_at ?? ''

function byHand(rows: readonly CaseRow[]): Group[] {
  const groups = new Map<string, Group>()
  for (const row of rows.toSorted((left, right) => dueOf(left).localeCompare(dueOf(right)))) {
    const { id, alias } = row.assigned_to ?? { id: 'nobody', alias: null }
    const group = groups.get(id) ?? { id, alias, rows: [] }
    group.rows.push(row)
    groups.set(id, group)
  }
  return [...groups.values()].toSorted((left, right) => Number(left.alias !== null) - Number(right.alias !== null))
}
