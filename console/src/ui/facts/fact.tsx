import type { ReactNode } from 'react'
import styles from './facts.module.css'

export function FactRows({ children }: { children: ReactNode }) {
  return <dl className={styles.fact_list}>{children}</dl>
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
