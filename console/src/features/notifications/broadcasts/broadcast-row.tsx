import type { Broadcast } from '@himoya/contract/notifications/broadcasts'
import { formatChatTime } from '@himoya/kit/dates'
import { Chip } from '@mui/material'
import page_styles from '../../../ui/pages/page.module.css'
import { useMe } from '../../../session/use-me.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { NextSteps } from './next-steps.tsx'
import { PhoneLook } from './phone-look.tsx'
import { SendingLine } from './sending-line.tsx'

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
  const { state, audience, region, send_at, author, approved_by, updated_at, sending } = broadcast
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
      {sending ? <SendingLine sending={sending} /> : null}
      <p className={page_styles.meta}>
        {text('content.by', { alias: author, time: formatChatTime(updated_at, lang) })}
        {approved_by ? `. ${text('broadcast.approved_by', { alias: approved_by })}` : ''}
        {needs_other ? `. ${text('broadcast.needs_other')}` : ''}
      </p>
      <NextSteps broadcast={broadcast} onOpen={onOpen} />
    </div>
  )
}
