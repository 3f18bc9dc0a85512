import type { StaffChat } from '@himoya/contract/staff/staff'
import { Button } from '@mui/material'
import { TriangleAlert } from 'lucide-react'
import { useText } from '../../../../i18n/use-text.ts'
import { ReasonField } from '../../../../ui/dialogs/reason-field.tsx'
import styles from '../ending.module.css'
import type { OpenEnd } from './open-ends.ts'
import type { Ending } from './use-ending.ts'

const READY = ['ending.by_phone', 'ending.in_case', 'ending.safe_now', 'ending.silent'] as const

type Props = { ending: Ending; hints: StaffChat['hints'] }

/** What speaks against the end, and why it ends nevertheless: one press, or own words. Else nothing. */
export function EndingFields({ ending: { ends, reason, setReason }, hints }: Props) {
  const text = useText()
  if (ends.length === 0) return null
  const words = (end: OpenEnd): string =>
    end === 'hinted'
      ? text('ending.hinted', { topics: hints.map((topic) => text(`care.topic_${topic}`)).join(', ') })
      : text(`ending.${end}`)
  return (
    <>
      <div role="alert">
        <ul className={styles.ends}>
          {ends.map((end) => (
            <li key={end}>
              <TriangleAlert size={17} aria-hidden />
              <span>{words(end)}</span>
            </li>
          ))}
        </ul>
      </div>
      <p>{text('ending.why')}</p>
      <ReasonField value={reason} length={reason.trim().length} onChange={setReason} />
      <span className={styles.ready}>
        {READY.map((key) => (
          <Button key={key} size="small" variant="outlined" onClick={() => setReason(text(key))}>
            {text(key)}
          </Button>
        ))}
      </span>
    </>
  )
}
