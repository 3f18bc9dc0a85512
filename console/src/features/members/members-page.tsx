import type { ReactNode } from 'react'
import styles from './members.module.css'

export function MembersPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {children}
    </div>
  )
}
