import type { FollowUp } from '@himoya/contract/reports/follow-ups'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import styles from '../follow-ups.module.css'
import { HandDialog } from '../hand-dialog.tsx'
import { wordsOf } from '../words-of.ts'
import { DueClock } from './due-clock.tsx'
import { useOpenFollowUps } from './use-follow-ups.ts'

/** Before somebody goes: what they still owe. Of open chats it goes along with the chat; the rest can be handed on. */
export function LeavingPromises() {
  const text = useText()
  const mine = useOpenFollowUps('mine').data ?? []
  if (mine.length === 0) return null
  return (
    <section aria-label={text('promise.leaving')}>
      <h3 className={styles.leaving_title}>{text('promise.leaving')}</h3>
      <ul className={styles.list}>
        {mine.map((one) => (
          <LeavingRow key={one.id} one={one} />
        ))}
      </ul>
    </section>
  )
}

function LeavingRow({ one }: { one: FollowUp }) {
  const text = useText()
  const [handing, setHanding] = useState(false)
  return (
    <li>
      <p className={styles.words}>
        <strong>{one.case_id ? text('case.one', { ref: one.to }) : one.to}</strong> {wordsOf(one, text)}
      </p>
      <DueClock due_at={one.due_at} />
      {one.can.hand ? (
        <Button className={styles.add} size="small" variant="outlined" onClick={() => setHanding(true)}>
          {text('promise.hand')}
        </Button>
      ) : (
        <span className={styles.quiet}>{text('promise.goes_along')}</span>
      )}
      {handing ? <HandDialog id={one.id} onClose={() => setHanding(false)} /> : null}
    </li>
  )
}
