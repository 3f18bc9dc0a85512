import { Button } from '@mui/material'
import { ApiError } from '@himoya/kit/session/api-client'
import { explain } from '../../../../ui/words/explain.ts'
import { useMe } from '../../../../session/use-me.ts'
import { useText } from '../../../../i18n/use-text.ts'
import { OffShiftNote } from '../../presence/public/off-shift-note.tsx'
import type { FoundChat } from '../../queue/public/use-open-chat.ts'
import type { useClaim } from '../../queue/public/use-claim.ts'
import { ClaimCard } from '../claim-card.tsx'
import { Conversation } from '../conversation.tsx'
import { ConversationHeader } from '../conversation-header.tsx'
import styles from '../conversation.module.css'
import { Facts } from '../facts.tsx'
import { MessageSkeletons } from '../../messages/public/message-skeletons.tsx'
import { readingOf } from '../reading.ts'
import { useStore } from '../../../../session/services.ts'
import { createQueueStore } from '../../queue/public/queue-store.ts'

type Props = { chat_id: string | undefined; found: FoundChat; claim: ReturnType<typeof useClaim>; back_to: string }

/** Middle and right pane: what the open chat allows this person now. */
export function ConversationPane({ chat_id, found, claim, back_to }: Props) {
  const me = useMe().data
  const { chat } = found
  if (chat_id === undefined) return <NothingOpen />
  if (found.error) return <Missing chat_id={chat_id} error={found.error} onRetry={() => void found.again()} back_to={back_to} />
  if (!chat || !me) return <MessageSkeletons />
  const reading = readingOf(chat, me)
  return (
    <>
      <section className={styles.pane} aria-label={chat.person}>
        <ConversationHeader chat={chat} back_to={back_to} can_end={reading === 'mine'} />
        {reading === 'claimable' ? <ClaimCard chat={chat} claim={claim} /> : null}
        {reading === 'closed' ? <Taken alias={chat.assigned_to?.alias} /> : null}
        {reading === 'mine' || reading === 'read_only' ? <Conversation chat={chat} writable={reading === 'mine'} /> : null}
      </section>
      <Facts chat={chat} />
    </>
  )
}

function NothingOpen() {
  const text = useText()
  return (
    <section className={styles.nothing} aria-label={text('chat.choose')}>
      <OffShiftNote />
      <div className={styles.card}>
        <h2>{text('chat.choose')}</h2>
        <p>{text('chat.choose_text')}</p>
      </div>
    </section>
  )
}

function Taken({ alias }: { alias: string | undefined }) {
  const text = useText()
  return (
    <div className={styles.card}>
      <h2>{text('chat.taken_title')}</h2>
      <p>{alias ? text('chat.taken', { alias }) : text('chat.taken_by_other')}</p>
    </div>
  )
}

type MissingProps = { chat_id: string; error: Error; onRetry(): void; back_to: string }

/** To a counsellor somebody else's chat is like a missing one; but who took it a moment ago may be said. */
function Missing({ chat_id, error, onRetry, back_to }: MissingProps) {
  const text = useText()
  const alias = useStore(createQueueStore).takers.get(chat_id)
  const gone = error instanceof ApiError && error.status === 404
  return (
    <section className={styles.nothing} role="alert">
      <div className={styles.card}>
        <h2>{text(gone ? (alias ? 'chat.taken_title' : 'chat.gone') : 'chat.history_failed')}</h2>
        <p>{gone ? (alias ? text('chat.taken', { alias }) : text('chat.gone_text')) : explain(error, text)}</p>
        {gone ? (
          <Button href={`#${back_to}`} variant="outlined">
            {text('app.to_queue')}
          </Button>
        ) : (
          <Button variant="outlined" onClick={onRetry}>
            {text('app.retry')}
          </Button>
        )}
      </div>
    </section>
  )
}
