import { Button } from '@mui/material'
import { CalendarX } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import styles from '../follow-ups.module.css'
import { PromiseForm } from '../promise-form.tsx'
import { useDueWords } from '../use-due-words.ts'
import { type Place, useFollowUpsOf, useMakeFollowUp } from './use-follow-ups.ts'

/** Above the messages: the child said that the time does not suit. Another one is agreed on from here, and takes its place. */
export function DeclinedStrip({ chat_id, writable }: { chat_id: string; writable: boolean }) {
  const place: Place = { of: 'chat', id: chat_id }
  const text = useText()
  const dueWords = useDueWords()
  const [asking, setAsking] = useState(false)
  const list = useFollowUpsOf(place)
  const make = useMakeFollowUp(place, () => setAsking(false))
  const declined = list.data?.find(({ declined_at, settled }) => declined_at !== null && settled === null)
  if (!declined) return null
  return (
    <div className={styles.strip}>
      <CalendarX size={18} aria-hidden />
      <p role="status">{text('promise.declined_time', { time: dueWords(declined.due_at) })}</p>
      {asking || !writable ? null : (
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {text('promise.another_time')}
        </Button>
      )}
      {asking ? (
        <PromiseForm busy={make.isPending} may_show only="appointment" onMake={make.mutate} onCancel={() => setAsking(false)} />
      ) : null}
    </div>
  )
}
