import type { ReactNode } from 'react'
import styles from './case.module.css'

export const PARTS = [
  'story',
  'inbox',
  'plan',
  'tasks',
  'promises',
  'notes',
  'files',
  'people',
  'referrals',
  'likeness',
  'deadlines',
  'timeline',
] as const
export type PartName = (typeof PARTS)[number]

const partId = (name: PartName): string => `case-${name}`

export function goToPart(name: PartName): void {
  const part = document.getElementById(partId(name))
  part?.scrollIntoView({ block: 'start' })
  part?.focus({ preventScroll: true })
}

type Props = { name: PartName; title: string; count?: number; action?: ReactNode; children: ReactNode }

/** One part of the case under its own heading; the list of parts leads to it. */
export function Part({ name, title, count = 0, action, children }: Props) {
  const heading = `${partId(name)}-title`
  return (
    <section id={partId(name)} tabIndex={-1} className={styles.part} aria-labelledby={heading}>
      <div className={styles.part_head}>
        <h2 id={heading}>
          {title}
          {count > 0 ? <span className={styles.count}>{count}</span> : null}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
