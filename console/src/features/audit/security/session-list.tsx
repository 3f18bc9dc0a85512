import type { Session } from '@himoya/contract/accounts/auth'
import { formatChatTime } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { ListFailed, ListSkeleton } from '../../../ui/pages/page.tsx'
import page_styles from '../../../ui/pages/page.module.css'
import { useEndSession, useSessions, type Whose } from './use-security.ts'

/** Where somebody is signed in; what should not be is ended here. */
export function SessionList({ whose, label }: { whose: Whose; label: string }) {
  const text = useText()
  const sessions = useSessions(whose)
  const end = useEndSession(whose)
  if (sessions.isPending) return <ListSkeleton rows={2} />
  if (!sessions.data)
    return <ListFailed title={text('security.failed')} error={sessions.error} onRetry={() => void sessions.refetch()} />
  return (
    <ul className={page_styles.rows} aria-label={label}>
      {sessions.data.map((session) => (
        <li key={session.id} className={page_styles.row}>
          <SessionRow session={session} busy={end.isPending} onEnd={() => end.mutate(session.id)} />
        </li>
      ))}
    </ul>
  )
}

type RowProps = { session: Session & { member?: { alias: string } }; busy: boolean; onEnd(): void }

function SessionRow({ session: { member, device, current, last_used_at }, busy, onEnd }: RowProps) {
  const text = useText()
  const lang = useLang()
  return (
    <>
      <div className={page_styles.row_head}>
        {member ? <strong>{member.alias}</strong> : null}
        <span>{device}</span>
        <span className={page_styles.row_end}>{text('security.last_used', { time: formatChatTime(last_used_at, lang) })}</span>
      </div>
      <div className={page_styles.actions}>
        {current ? (
          <span>{text('security.this_device')}</span>
        ) : (
          <Button
            size="small"
            variant="outlined"
            disabled={busy}
            aria-label={text('security.end_label', { device: member ? `${member.alias}, ${device}` : device })}
            onClick={onEnd}
          >
            {text('security.end')}
          </Button>
        )}
      </div>
    </>
  )
}
