import { LANGUAGES } from '@himoya/contract/languages'
import type { NumberChange } from '@himoya/contract/content/number-changes'
import { formatChatTime } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { useState } from 'react'
import page_styles from '../../../ui/pages/page.module.css'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { AnsweredDialog } from './answered-dialog.tsx'
import styles from './numbers.module.css'
import { useDecideChange } from './use-numbers.ts'

/** What one person asked for; the other one has called the number before they confirm it. */
export function WaitingChange({ change }: { change: NumberChange }) {
  const text = useText()
  const lang = useLang()
  const decide = useDecideChange()
  const { id, kind, number, labels, author, created_at, can_confirm } = change
  const [asks, setAsks] = useState(false)
  const confirm = (answered: string | null): void =>
    decide.mutate({ id, decision: 'confirm', answered }, { onSuccess: () => setAsks(false) })
  return (
    <li className={page_styles.row}>
      <div className={page_styles.row_head}>
        <strong>{text(`numbers.kind_${kind}`, { number })}</strong>
        <span className={styles.quiet}>{text('numbers.by', { alias: author, time: formatChatTime(created_at, lang) })}</span>
      </div>
      {labels ? (
        <ul className={styles.labels}>
          {LANGUAGES.map((one) => (
            <li key={one} lang={one}>
              {labels[one]}
            </li>
          ))}
        </ul>
      ) : null}
      <p className={styles.quiet}>{text(can_confirm ? 'numbers.call_first' : 'numbers.own')}</p>
      <div className={styles.ways}>
        {can_confirm ? (
          <Button
            variant="contained"
            disabled={decide.isPending}
            onClick={() => (kind === 'remove' ? confirm(null) : setAsks(true))}
          >
            {text('numbers.confirm')}
          </Button>
        ) : null}
        <Button
          variant="outlined"
          disabled={decide.isPending}
          onClick={() => decide.mutate({ id, decision: 'refuse', answered: null })}
        >
          {text(can_confirm ? 'numbers.refuse' : 'numbers.withdraw')}
        </Button>
      </div>
      {asks ? (
        <AnsweredDialog number={number} busy={decide.isPending} onAnswered={confirm} onClose={() => setAsks(false)} />
      ) : null}
    </li>
  )
}
