import type { Message } from '@himoya/contract/chat/chat'
import type { Hint } from '@himoya/contract/chat/desk'
import type { StaffChat } from '@himoya/contract/staff/staff'
import { Button, IconButton } from '@mui/material'
import { Lightbulb, X } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import styles from '../care.module.css'
import { RiskDialog } from '../risk-form.tsx'
import { useDismissHint } from './use-hints.ts'

type Props = { chat: StaffChat; hints: readonly Hint[]; messages: readonly Message[] }

/** Above the messages: which words stand on the lists. It says where to look; a person decides and may put it away. */
export function HintStrip({ chat, hints, messages }: Props) {
  const text = useText()
  const dismiss = useDismissHint(chat.id)
  const [asking, setAsking] = useState(false)
  const newest = hints.at(-1)
  if (!newest) return null
  const words = wordsOf(newest, messages)
  return (
    <div className={styles.hint} role="status">
      <Lightbulb size={18} aria-hidden />
      <p>
        <strong>{text('care.hint_title')}</strong> {words ? `«${words}», ` : ''}
        {text(`care.topic_${newest.topic}`)}. {text('care.hint_decides')}
        {hints.length > 1 ? ` ${text('care.hint_more', { count: hints.length - 1 })}` : ''}
      </p>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {text('care.hint_raise')}
      </Button>
      <IconButton aria-label={text('care.hint_dismiss')} disabled={dismiss.isPending} onClick={() => dismiss.mutate(newest)}>
        <X size={20} />
      </IconButton>
      {asking ? <RiskDialog chat={chat} onClose={() => setAsking(false)} /> : null}
    </div>
  )
}

function wordsOf(hint: Hint, messages: readonly Message[]): string | undefined {
  const said = messages.find(({ id }) => id === hint.message_id)?.message
  const [from, to] = hint.spans[0] ?? [0, 0]
  return said?.slice(from, to)
}
