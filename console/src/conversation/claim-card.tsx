import type { StaffChat } from '@himoya/contract/staff'
import { Button } from '@mui/material'
import { WaitingHints } from '../care/waiting-hints.tsx'
import { useText } from '../i18n/use-text.ts'
import type { useClaim } from '../queue/use-claim.ts'
import { WaitClock } from '../queue/wait-clock.tsx'
import styles from './conversation.module.css'

export function ClaimCard({ chat, claim }: { chat: StaffChat; claim: ReturnType<typeof useClaim> }) {
  const text = useText()
  return (
    <div className={styles.card}>
      {chat.waiting_since ? <WaitClock since={chat.waiting_since} /> : null}
      <h2>{text('chat.claim_title', { person: chat.person })}</h2>
      {chat.preview ? <blockquote className={styles.quote}>{chat.preview}</blockquote> : null}
      <WaitingHints chat={chat} />
      <p>{text('chat.claim_text')}</p>
      <Button variant="contained" disabled={claim.isPending} onClick={() => claim.mutate(chat.id)}>
        {text(claim.isPending ? 'chat.claiming' : 'chat.claim')} <kbd aria-hidden>C</kbd>
      </Button>
    </div>
  )
}
