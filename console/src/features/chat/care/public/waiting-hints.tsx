import type { Hint } from '@himoya/contract/chat/desk'
import type { StaffChat } from '@himoya/contract/staff/staff'
import { Button } from '@mui/material'
import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import styles from '../care.module.css'
import { RiskDialog } from '../risk-form.tsx'
import { useRead } from '../../../../session/use-read.ts'

/** Before anybody has taken a chat: which topics its words touch, and the way to move it up in the queue. */
export function WaitingHints({ chat }: { chat: StaffChat }) {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const hints = useRead<Hint[]>(['desk', chat.id, 'hint', chat.last_seq], `staff/chat/${chat.id}/hint/`)
  const topics = [...new Set((hints.data ?? []).map(({ topic }) => topic))]
  return (
    <>
      {topics.length > 0 ? (
        <p className={styles.waiting_hint}>
          <Lightbulb size={16} aria-hidden />
          {text('care.hint_title')} {topics.map((topic) => text(`care.topic_${topic}`)).join(', ')}. {text('care.hint_decides')}
        </p>
      ) : null}
      <Button variant="text" onClick={() => setAsking(true)}>
        {text('care.hint_raise')}
      </Button>
      {asking ? <RiskDialog chat={chat} onClose={() => setAsking(false)} /> : null}
    </>
  )
}
