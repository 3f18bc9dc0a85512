import type { Case } from '@himoya/contract/reports/cases'
import { useText } from '../../../i18n/use-text.ts'
import styles from './case.module.css'
import { goToPart, type PartName, PARTS } from './part.tsx'

/** Leads to a part of a long page; the address behind `#` is the router's, so it is a button. */
export function PartLinks({ one }: { one: Case }) {
  const text = useText()
  const counts: Partial<Record<PartName, number>> = {
    files: one.case_files.length,
    inbox: one.messages.length,
    tasks: one.tasks.filter(({ state }) => state === 'open').length,
    notes: one.notes.length,
    people: one.people.length,
    referrals: one.referrals.length,
    likeness: one.likeness.length,
  }
  return (
    <nav className={styles.part_links} aria-label={text('case.sections')}>
      {PARTS.map((name) => (
        <button key={name} type="button" className={styles.part_link} onClick={() => goToPart(name)}>
          {text(`case.${name}`)}
          {counts[name] ? <span className={styles.count}>{counts[name]}</span> : null}
        </button>
      ))}
    </nav>
  )
}
