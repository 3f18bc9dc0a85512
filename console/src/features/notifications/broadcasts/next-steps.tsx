import type { Broadcast } from '@himoya/contract/notifications/broadcasts'
import { Button } from '@mui/material'
import { useState } from 'react'
import page_styles from '../../../ui/pages/page.module.css'
import { useText } from '../../../i18n/use-text.ts'
import { LastLook } from './last-look.tsx'
import { useBroadcastAction } from './use-broadcasts.ts'

/** What whoever looks may do with it now. */
export function NextSteps({ broadcast, onOpen }: { broadcast: Broadcast; onOpen(): void }) {
  const text = useText()
  const action = useBroadcastAction(broadcast)
  const [looks, setLooks] = useState(false)
  const { can } = broadcast
  const approve = (): void => action.mutate('approve', { onSettled: () => setLooks(false) })
  return (
    <div className={page_styles.actions}>
      {looks ? (
        <LastLook broadcast={broadcast} busy={action.isPending} onApprove={approve} onClose={() => setLooks(false)} />
      ) : null}
      {can.includes('approve') ? (
        <Button variant="contained" disabled={action.isPending} onClick={() => setLooks(true)}>
          {text('broadcast.approve')}
        </Button>
      ) : null}
      {can.includes('review') ? (
        <Button variant="contained" disabled={action.isPending} onClick={() => action.mutate('review')}>
          {text('action.review')}
        </Button>
      ) : null}
      {can.includes('return') ? (
        <Button variant="outlined" disabled={action.isPending} onClick={() => action.mutate('return')}>
          {text('action.return')}
        </Button>
      ) : null}
      {can.includes('edit') ? (
        <Button variant="outlined" onClick={onOpen}>
          {text('broadcast.edit')}
        </Button>
      ) : null}
      {can.includes('stop') ? (
        <AskedTwice
          word={text('broadcast.stop')}
          ask={text('broadcast.stop_ask')}
          busy={action.isPending}
          onDo={() => action.mutate('stop')}
        />
      ) : null}
      {can.includes('delete') ? (
        <AskedTwice
          word={text('more.delete')}
          ask={text('broadcast.delete_ask')}
          busy={action.isPending}
          onDo={() => action.mutate('delete')}
        />
      ) : null}
    </div>
  )
}

/** The second press does it. */
function AskedTwice({ word, ask, busy, onDo }: { word: string; ask: string; busy: boolean; onDo(): void }) {
  const text = useText()
  const [asking, setAsking] = useState(false)
  if (!asking) {
    return (
      <Button color="error" onClick={() => setAsking(true)}>
        {word}
      </Button>
    )
  }
  return (
    <span className={page_styles.actions} role="group" aria-label={ask}>
      <Button color="error" variant="outlined" disabled={busy} onClick={onDo}>
        {ask}
      </Button>
      <Button onClick={() => setAsking(false)}>{text('content.cancel')}</Button>
    </span>
  )
}
