import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './alarm-bar.module.css'

type AlarmBarProps = { Icon: LucideIcon; words: ReactNode; children?: ReactNode }

/** Over every page, until what it tells of is seen to. `children`: what can be done about it. */
export function AlarmBar({ Icon, words, children }: AlarmBarProps) {
  return (
    <div className={`${styles.bar} ${styles.hint}`} role="alert">
      <Icon size={22} aria-hidden />
      <p>{words}</p>
      {children}
    </div>
  )
}
