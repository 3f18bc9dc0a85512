import { Skeleton } from '@mui/material'
import type { UseQueryResult } from '@tanstack/react-query'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import styles from './facts.module.css'

/** One part of the facts, under its own small heading. */
export function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.section_head}>
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}

type LoadedProps<T> = { query: UseQueryResult<T>; children(value: T): ReactNode }

/** What is read, or that it is on its way, or that it did not come and how to ask again. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const text = useText()
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    return (
      <p className={styles.failed} role="alert">
        {text('care.failed')}{' '}
        <Button size="small" variant="text" onClick={() => void query.refetch()}>
          {text('app.retry')}
        </Button>
      </p>
    )
  }
  return <Skeleton animation={false} width="70%" height={22} className={styles.skeleton} />
}
