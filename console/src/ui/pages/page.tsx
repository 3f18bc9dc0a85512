import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { explain } from '../words/explain.ts'
import styles from './page.module.css'
import { useTitle } from './use-title.ts'

type Props = { title: string; hint?: string; action?: ReactNode; children: ReactNode }

/** A screen that is a page of its own: title, what it is for, its one first action. */
export function ScreenPage({ title, hint, action, children }: Props) {
  useTitle(title)
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {action}
      </div>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {children}
    </div>
  )
}

/** Nothing there: one sentence and what to do. */
export function NothingHere({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.card}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}

export function ListFailed({ title, error, onRetry }: { title: string; error: unknown; onRetry(): void }) {
  const text = useText()
  return (
    <div className={styles.card} role="alert">
      <h2>{title}</h2>
      <p>{explain(error, text)}</p>
      <Button variant="outlined" onClick={onRetry}>
        {text('app.retry')}
      </Button>
    </div>
  )
}

/** Rows in their true shape while the list is on its way. */
export function ListSkeleton({ rows = 4 }: { rows?: number }) {
  const text = useText()
  return (
    <div aria-busy="true">
      <p className={styles.loading}>{text('app.loading')}</p>
      <ul className={styles.rows} aria-hidden>
        {Array.from({ length: rows }, (_, index) => (
          <li key={index} className={styles.skeleton}>
            <span />
            <span />
          </li>
        ))}
      </ul>
    </div>
  )
}

type PagerProps = { page: number; page_size: number; count: number; onPage(page: number): void }

export function Pager({ page, page_size, count, onPage }: PagerProps) {
  const text = useText()
  const pages = Math.ceil(count / page_size)
  if (pages < 2) return null
  return (
    <div className={styles.pager}>
      <Button variant="outlined" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {text('records.previous')}
      </Button>
      <span>{text('records.page', { page, pages })}</span>
      <Button variant="outlined" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {text('records.next')}
      </Button>
    </div>
  )
}
