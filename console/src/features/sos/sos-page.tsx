import type { SosRow } from '@himoya/contract/sos/sos'
import { formatChatTime } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { Link, useParams } from 'react-router'
import { ListFailed, ListSkeleton, NothingHere, ScreenPage } from '../../ui/pages/page.tsx'
import rows from '../../ui/pages/page.module.css'
import { useMe } from '../../session/use-me.ts'
import { useLang, useText } from '../../i18n/use-text.ts'
import { CallDetail } from './call-detail.tsx'
import { CallFacts } from './call-facts.tsx'
import { CallWake, ComingButton } from './call-wake.tsx'
import { GuestTalk } from './guest-talk.tsx'
import { isRinging, stateOf } from './sos-calls.ts'
import styles from './sos.module.css'
import { useAccept, useRecentCalls } from './public/use-sos.ts'

/** Calls of the last 30 days: without what was said, which opens for whoever accepted and for supervisors. */
export function SosPage() {
  const text = useText()
  const { id } = useParams()
  const { data: calls, error, refetch } = useRecentCalls()
  const chosen = calls?.find((call) => call.id === id)
  return (
    <ScreenPage title={text('sos.title')} hint={text('sos.hint')}>
      {error && !calls ? <ListFailed title={text('sos.failed')} error={error} onRetry={() => void refetch()} /> : null}
      {!calls && !error ? <ListSkeleton /> : null}
      {id === undefined ? null : (
        <p>
          <Link to="/sos">{text('sos.back')}</Link>
        </p>
      )}
      {calls && id !== undefined ? <One call={chosen} /> : null}
      {calls && id === undefined ? <Calls calls={calls} /> : null}
    </ScreenPage>
  )
}

function Calls({ calls }: { calls: readonly SosRow[] }) {
  const text = useText()
  if (calls.length === 0)
    return (
      <NothingHere title={text('sos.empty')}>
        <p>{text('sos.empty_text')}</p>
      </NothingHere>
    )
  return (
    <ul className={rows.rows}>
      {calls.map((call) => (
        <li key={call.id}>
          <CallRow call={call} />
        </li>
      ))}
    </ul>
  )
}

function useMayOpen() {
  const me = useMe().data
  return (call: SosRow): boolean => me?.role === 'supervisor' || (me !== undefined && call.accepted_by?.id === me.id)
}

function CallRow({ call }: { call: SosRow }) {
  const text = useText()
  const lang = useLang()
  const mayOpen = useMayOpen()
  const accept = useAccept()
  return (
    <div className={styles[isRinging(call) ? 'row_ringing' : 'row']}>
      <p>
        <strong>{formatChatTime(call.created_at, lang)}</strong>{' '}
        <span className={rows.meta}>{text(`sos.state_${stateOf(call)}`)}</span>
        {call.escalated ? <b className={styles.late}>{text('sos.escalated')}</b> : null}
        <br />
        <CallFacts call={call} />
        <br />
        <span className={rows.meta}>
          {call.accepted_by ? text('sos.by', { alias: call.accepted_by.alias }) : text('sos.nobody')}
        </span>
        <CallWake call={call} />
      </p>
      <ComingButton call={call} />
      {isRinging(call) ? (
        <Button variant="contained" color="error" disabled={accept.isPending} onClick={() => accept.mutate(call)}>
          {text('sos.accept')}
        </Button>
      ) : mayOpen(call) ? (
        <Button component={Link} to={`/sos/${call.id}`} variant="outlined">
          {text('sos.look')}
        </Button>
      ) : null}
    </div>
  )
}

function One({ call }: { call: SosRow | undefined }) {
  const text = useText()
  const me = useMe().data
  const mayOpen = useMayOpen()
  if (!call || !mayOpen(call))
    return (
      <NothingHere title={text('sos.absent')}>
        <p>{text('sos.absent_text')}</p>
      </NothingHere>
    )
  return (
    <div className={styles.card}>
      <CallRow call={call} />
      <div className={styles.ways}>
        {call.chat_id === null ? null : (
          <Button component={Link} to={`/mine/${call.chat_id}`} variant="outlined" size="small">
            {text('sos.to_chat')}
          </Button>
        )}
        {call.report_id === null ? null : (
          <Button component={Link} to={`/cases/${call.report_id}`} variant="outlined" size="small">
            {text('sos.to_case')}
          </Button>
        )}
      </div>
      {call.report_id === null || call.accepted_by?.id !== me?.id ? null : <GuestTalk id={call.id} />}
      <CallDetail id={call.id} />
    </div>
  )
}
