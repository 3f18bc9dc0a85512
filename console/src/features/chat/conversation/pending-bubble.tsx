import type { OutboxEntry } from '@himoya/kit/chat/outbox'
import { Button } from '@mui/material'
import { Clock, RotateCw, Trash2 } from 'lucide-react'
import { useText } from '../../../i18n/use-text.ts'
import { AttachmentView } from '../media/public/attachment-view.tsx'
import styles from '../../../ui/messages/messages.module.css'
import type { ChatChannel } from './channels.ts'

/** An answer the server has not acknowledged: on its way, or refused with what can be done. Never a tick. */
export function PendingBubble({ entry, channel }: { entry: OutboxEntry; channel: ChatChannel }) {
  const text = useText()
  const failed = entry.failed !== null
  return (
    <article className={failed ? styles.failed : styles.ours}>
      {entry.attachment ? (
        <AttachmentView attachment={entry.attachment} message={entry.message} />
      ) : (
        <p className={styles.words} dir="auto">
          {entry.message}
        </p>
      )}
      {/* on its way it is said once: when it has arrived */}
      <p className={styles.meta} role={failed ? 'alert' : undefined}>
        {text(failed ? 'chat.not_sent' : 'chat.sending')}
        {failed ? null : <Clock size={14} aria-hidden />}
      </p>
      {failed ? (
        <div className={styles.failed_ways}>
          <Button
            size="small"
            variant="outlined"
            startIcon={<RotateCw size={16} />}
            onClick={() => void channel.retry(entry.cid)}
          >
            {text('chat.resend')}
          </Button>
          <Button
            size="small"
            variant="text"
            color="error"
            startIcon={<Trash2 size={16} />}
            onClick={() => void channel.discard(entry.cid)}
          >
            {text('chat.discard')}
          </Button>
        </div>
      ) : null}
    </article>
  )
}
