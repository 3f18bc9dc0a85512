import type { ContentRow } from '@himoya/contract/content/editing'
import { formatChatTime } from '@himoya/kit/dates'
import { Chip } from '@mui/material'
import { useLang, useText } from '../../i18n/use-text.ts'

const COLOURS = { draft: 'default', review: 'warning', published: 'success', archived: 'default' } as const

/** Where a content stands, in words: its state, what the public has instead, and when that changes by itself. */
export function StateChip({ row }: { row: Pick<ContentRow, 'state' | 'live_version' | 'publish_at' | 'archive_at'> }) {
  const text = useText()
  const lang = useLang()
  const { state, live_version, publish_at, archive_at } = row
  const waits = state === 'review' && publish_at !== null
  return (
    <>
      <Chip variant="outlined" color={COLOURS[state]} label={text(waits ? 'state.scheduled' : `state.${state}`)} />
      {state !== 'published' && live_version !== null ? (
        <Chip variant="outlined" color="success" label={text('state.older_live')} />
      ) : null}
      {waits ? <small>{text('content.from', { time: formatChatTime(publish_at, lang) })}</small> : null}
      {archive_at ? <small>{text('content.until', { time: formatChatTime(archive_at, lang) })}</small> : null}
    </>
  )
}
