import type { Case } from '@himoya/contract/reports/cases'
import { useText } from '../../../i18n/use-text.ts'
import { useMe } from '../../../session/use-me.ts'
import styles from './case.module.css'
import { goToPart } from './part.tsx'

const KINDS = ['tasks', 'referrals', 'promises'] as const

export const hasOpenWork = ({ open_work }: Pick<Case, 'open_work'>): boolean => KINDS.some((kind) => open_work[kind] > 0)

/** What holds a closing back, each leading to its part of the page; a supervisor may close all the same, and says why. */
export function OpenWork({ one, onLeave }: { one: Case; onLeave(): void }) {
  const text = useText()
  const supervisor = useMe().data?.role === 'supervisor'
  // The dialog gives the focus back as it closes; the part takes it after that.
  const lead = (kind: (typeof KINDS)[number]) => (): void => {
    onLeave()
    setTimeout(() => goToPart(kind), 0)
  }
  return (
    <div className={styles.problem} role="status">
      <p>{text(supervisor ? 'case.left_supervisor' : 'case.left')}</p>
      <ul className={styles.left}>
        {KINDS.filter((kind) => one.open_work[kind] > 0).map((kind) => (
          <li key={kind}>
            <button type="button" className={styles.part_link} onClick={lead(kind)}>
              {text(`case.left_${kind}`, { count: one.open_work[kind] })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
