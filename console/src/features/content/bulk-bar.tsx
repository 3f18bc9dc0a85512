import type { ContentType } from '@himoya/contract/content/content-types'
import type { ContentRow } from '@himoya/contract/content/editing'
import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useFailed, useNotify } from '../../ui/notices/use-notify.ts'
import type { Language } from '@himoya/contract/languages'
import { titleIn } from '../../ui/words/title-in.ts'
import { useLang, useText } from '../../i18n/use-text.ts'
import type { TextKey } from '../../i18n/text-key.ts'
import styles from './content.module.css'
import { useBulk } from './use-content.ts'

const ACTIONS = ['review', 'return', 'publish', 'archive'] as const
type Action = (typeof ACTIONS)[number]
type Refused = { title: string; code: string }[]

type Props = { type: ContentType; rows: readonly ContentRow[]; chosen: readonly string[]; onDone(): void; children: ReactNode }

/** One action for several contents: those it fits; what was refused is named, with the reason. */
export function BulkBar({ type, rows, chosen, onDone, children }: Props) {
  const text = useText()
  const lang = useLang()
  const notify = useNotify()
  const failed = useFailed()
  const bulk = useBulk(type)
  const [refused, setRefused] = useState<Refused>([])
  const [asks, setAsks] = useState(false)
  const fitting = (action: Action): string[] =>
    rows.filter(({ id, can }) => chosen.includes(id) && can.includes(action)).map(({ id }) => id)
  const act = (action: Action): void => {
    // what is public is taken away by the second press only
    if (action === 'archive' && !asks) return setAsks(true)
    setAsks(false)
    bulk.mutate(
      { ids: fitting(action), action },
      {
        onSuccess({ done, refused: not_done }) {
          if (done.length) notify(text('content.bulk_done', { count: done.length }), 'success')
          setRefused(not_done.map(({ id, code }) => ({ title: titleAmong(rows, id, lang), code })))
          onDone()
        },
        onError: failed,
      },
    )
  }
  return (
    <>
      <div className={styles.bulk}>
        {children}
        {ACTIONS.map((action) => {
          const count = fitting(action).length
          return count ? (
            <Button key={action} size="small" variant="outlined" disabled={bulk.isPending} onClick={() => act(action)}>
              {text(action === 'archive' && asks ? 'bulk.archive_ask' : `bulk.${action}`, { count })}
            </Button>
          ) : null
        })}
      </div>
      {refused.length ? (
        <div className={styles.refused} role="alert">
          <strong>{text('content.bulk_refused')}</strong>
          <ul>
            {refused.map(({ title, code }) => (
              <li key={title + code}>
                {title}: {text(reasonOf(code))}
              </li>
            ))}
          </ul>
          <Button size="small" onClick={() => setRefused([])}>
            {text('app.close')}
          </Button>
        </div>
      ) : null}
    </>
  )
}

function titleAmong(rows: Props['rows'], id: string, lang: Language): string {
  const row = rows.find((one) => one.id === id)
  return row ? titleIn(row.titles, lang) : ''
}

/** What the server refuses an action with; each has a sentence here. */
const REASONS = new Set(['second_person', 'needs_supervisor', 'incomplete', 'changed_meanwhile', 'in_use', 'not_found'])
const reasonOf = (code: string): TextKey => (REASONS.has(code) ? (`refused.${code}` as TextKey) : 'refused.other')
