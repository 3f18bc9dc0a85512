import type { Transfer } from '@himoya/contract/chat/desk'
import { Button } from '@mui/material'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '../../../../session/use-me.ts'
import { type Text, useText } from '../../../../i18n/use-text.ts'
import styles from '../transfer.module.css'
import { useAnswerTransfer, useTransfers } from '../use-transfers.ts'

/** Above the messages of a chat that is offered, or whose offer was answered a moment ago. */
export function TransferStrip({ chat_id }: { chat_id: string }) {
  const text = useText()
  const me = useMe().data
  const transfers = useTransfers().data ?? []
  const [closed, setClosed] = useState<string | null>(null)
  const take_back = useAnswerTransfer(chat_id)
  const transfer = transfers.find((one) => one.chat_id === chat_id)
  const words = transfer && me ? wordsFor(transfer, me.id, text) : null
  if (!transfer || !words || closed === transfer.id) return null
  const waits = transfer.state === 'offered'
  return (
    <div className={styles.strip} role="status">
      <ArrowLeftRight size={18} aria-hidden />
      <p>{words}</p>
      {waits ? (
        <Button variant="outlined" disabled={take_back.isPending} onClick={() => take_back.mutate({ act: 'cancel' })}>
          {text('transfer.take_back')}
        </Button>
      ) : (
        <Button variant="outlined" onClick={() => setClosed(transfer.id)}>
          {text('transfer.dismiss')}
        </Button>
      )}
    </div>
  )
}

/** What concerns who reads it; an offer to oneself has a card of its own (incoming-offers.tsx). */
function wordsFor({ from, to, state, word }: Transfer, me_id: string, text: Text): string | null {
  if (to.id === me_id) return null
  if (state === 'offered') {
    return from.id === me_id
      ? text('transfer.offered_to', { to: to.alias })
      : text('transfer.offered_between', { from: from.alias, to: to.alias })
  }
  if (from.id !== me_id) return null
  if (state === 'rejected') return text('transfer.rejected', { to: to.alias, word: word ?? '' })
  return state === 'expired' ? text('transfer.expired', { to: to.alias }) : null
}
