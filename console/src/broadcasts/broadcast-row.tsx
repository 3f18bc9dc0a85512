import type { Broadcast } from '@himoya/contract/broadcasts'
import { formatChatTime } from '@himoya/kit/dates'
import { Button, Chip } from '@mui/material'
import { useState } from 'react'
import page_styles from '../app/room-page.module.css'
import { useMe } from '../auth/use-me.ts'
import { useLang, useText } from '../i18n/use-text.ts'
import { PhoneLook } from './phone-look.tsx'
import { useBroadcastDeed } from './use-broadcasts.ts'

const COLOURS = {
  draft: 'default',
  review: 'warning',
  approved: 'success',
  sending: 'info',
  sent: 'success',
  stopped: 'default',
} as const

/** One broadcast as people will read it, and the next step for whoever looks. */
export function BroadcastRow({ broadcast, onOpen }: { broadcast: Broadcast; onOpen(): void }) {
  const text = useText()
  const lang = useLang()
  const me = useMe().data
  const { state, audience, region, send_at, author, approved_by, updated_at, can } = broadcast
  const deed = useBroadcastDeed(broadcast)
  const needs_other = state === 'review' && author === me?.alias
  return (
    <div className={page_styles.row}>
      <div className={page_styles.row_head}>
        <Chip variant="outlined" color={COLOURS[state]} label={text(`broadcast.${state}`)} />
        <span>{audience ? text(`audience.${audience}`) : text('broadcast.everybody')}</span>
        {region ? <span>{text(`region.${region}`)}</span> : null}
        {send_at ? <span>{text('broadcast.not_before', { time: formatChatTime(send_at, lang) })}</span> : null}
      </div>
      <PhoneLook texts={broadcast.texts} />
      <p className={page_styles.meta}>
        {text('content.by', { alias: author, time: formatChatTime(updated_at, lang) })}
        {approved_by ? `. ${text('broadcast.approved_by', { alias: approved_by })}` : ''}
        {needs_other ? `. ${text('broadcast.needs_other')}` : ''}
      </p>
      <div className={page_styles.actions}>
        {can.includes('approve') ? (
          <Button variant="contained" disabled={deed.isPending} onClick={() => deed.mutate('approve')}>
            {text('broadcast.approve')}
          </Button>
        ) : null}
        {can.includes('review') ? (
          <Button variant="contained" disabled={deed.isPending} onClick={() => deed.mutate('review')}>
            {text('deed.review')}
          </Button>
        ) : null}
        {can.includes('return') ? (
          <Button variant="outlined" disabled={deed.isPending} onClick={() => deed.mutate('return')}>
            {text('deed.return')}
          </Button>
        ) : null}
        <Button variant="outlined" onClick={onOpen}>
          {text('broadcast.edit')}
        </Button>
        {can.includes('delete') ? <DeleteButton busy={deed.isPending} onDelete={() => deed.mutate('delete')} /> : null}
      </div>
    </div>
  )
}

/** The second press deletes. */
function DeleteButton({ busy, onDelete }: { busy: boolean; onDelete(): void }) {
  const text = useText()
  const [asking, setAsking] = useState(false)
  if (!asking) {
    return (
      <Button color="error" onClick={() => setAsking(true)}>
        {text('more.delete')}
      </Button>
    )
  }
  return (
    <span className={page_styles.actions} role="group" aria-label={text('broadcast.delete_ask')}>
      <Button color="error" variant="outlined" disabled={busy} onClick={onDelete}>
        {text('broadcast.delete_ask')}
      </Button>
      <Button onClick={() => setAsking(false)}>{text('content.cancel')}</Button>
    </span>
  )
}
