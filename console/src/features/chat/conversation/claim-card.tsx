import type { StaffChat } from '@himoya/contract/staff/staff'
import { Button } from '@mui/material'
import { WaitingHints } from '../care/public/waiting-hints.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { useChatList } from '../queue/public/use-chat-list.ts'
import { mayTake } from '../queue/public/places.ts'
import type { useClaim } from '../queue/public/use-claim.ts'
import { useOffline } from '../../../session/use-offline.ts'
import { usePlaces } from '../queue/public/use-places.ts'
import { WaitClock } from '../../../ui/marks/wait-clock.tsx'
import styles from './conversation.module.css'

export function ClaimCard({ chat, claim }: { chat: StaffChat; claim: ReturnType<typeof useClaim> }) {
  const text = useText()
  const places = usePlaces()
  const offline = useOffline()
  const shown_at = useChatList('waiting').dataUpdatedAt
  return (
    <div className={styles.card}>
      {chat.waiting_since ? <WaitClock since={chat.waiting_since} stands_at={offline ? shown_at : null} /> : null}
      <h2 className={styles.claim_title}>{text('chat.claim_title', { person: chat.person })}</h2>
      {chat.preview ? (
        <blockquote className={styles.quote} dir="auto">
          {chat.preview}
        </blockquote>
      ) : null}
      <WaitingHints chat={chat} />
      {mayTake(places, chat) ? (
        <>
          <p>{text('chat.claim_text')}</p>
          <Button variant="contained" disabled={claim.isPending || offline} onClick={() => claim.mutate(chat.id)}>
            {text(claim.isPending ? 'chat.claiming' : 'chat.claim')} <kbd aria-hidden>C</kbd>
          </Button>
        </>
      ) : (
        <p>{text('queue.full', places)}</p>
      )}
    </div>
  )
}
