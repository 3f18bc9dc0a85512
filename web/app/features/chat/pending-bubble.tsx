import type { OutboxEntry } from '@himoya/kit/chat/outbox'
import { CircleAlert, Clock, WifiOff } from 'lucide'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { Icon } from '../../art/icon.tsx'
import { EmergencyLinks } from './emergency-links.tsx'
import { AttachmentWords } from './media/attachment-words.tsx'
import { Changing } from '../../ui/screen/changing.tsx'

/** Who may not write for a time still has the numbers and SOS. */
function StillOpen() {
  const t = useIslandTexts('chat')
  return (
    <div className="mt-2 grid gap-2 text-small">
      <p>{t('blocked_text')}</p>
      <EmergencyLinks />
    </div>
  )
}

type PendingBubbleProps = {
  entry: OutboxEntry
  /** A way to the server is there at this moment. */
  connected: boolean
  onRetry: () => void
  onDiscard: () => void
}

function EntryWords({ entry: { attachment, message } }: { entry: OutboxEntry }) {
  if (attachment) return <AttachmentWords attachment={attachment} message={message} />
  return (
    <p dir="auto" className="overflow-clip wrap-anywhere whitespace-pre-wrap">
      {message}
    </p>
  )
}

/** A message no acknowledgement has come for: on its way, waiting for a connection, or refused and in the sender's hands. */
export function PendingBubble({ entry, connected, onRetry, onDiscard }: PendingBubbleProps) {
  const t = useIslandTexts('chat')
  // a text that met an ended chat is carried over to the open one without asking
  if (entry.failed === null || entry.failed === 'chat_ended') {
    return (
      <li key="waits" className="max-w-[83%] self-end rounded-panel rounded-tr-[6px] bg-green-soft px-3.5 py-2">
        <EntryWords entry={entry} />
        <p className="flex items-center justify-end gap-1.5 text-meta text-ink-2">
          <Changing>{t(connected ? 'sending' : 'waits_for_network')}</Changing>
          <Icon of={connected ? Clock : WifiOff} className="ic size-4" />
        </p>
      </li>
    )
  }
  return (
    <li className="max-w-[88%] self-end rounded-panel rounded-tr-[6px] border-2 border-sos-ink bg-surface px-3.5 py-2">
      <EntryWords entry={entry} />
      <p className="flex items-center justify-end gap-1.5 text-meta font-[650] text-sos-ink" role="alert">
        <Icon of={CircleAlert} className="ic size-4" />
        <Changing>{reason(entry.failed)}</Changing>
      </p>
      {entry.failed === 'blocked' && <StillOpen />}
      <div className="mt-2 mb-1 flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-first min-h-11 px-3 text-small" onClick={onRetry}>
          {t('send_again')}
        </button>
        <button type="button" className="btn btn-second min-h-11 px-3 text-small" onClick={onDiscard}>
          {t('discard')}
        </button>
      </div>
    </li>
  )

  function reason(failed: NonNullable<OutboxEntry['failed']>): string {
    if (failed === 'expired') return t('not_sent_expired')
    if (failed === 'too_large') return t('not_sent_long')
    if (failed === 'blocked') return t('not_sent_blocked')
    return t('not_sent')
  }
}
