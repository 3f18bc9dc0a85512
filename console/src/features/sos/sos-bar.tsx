import type { SosRow } from '@himoya/contract/sos/sos'
import { Button } from '@mui/material'
import { BellRing } from 'lucide-react'
import { Link } from 'react-router'
import { useMe } from '../../session/use-me.ts'
import { useText } from '../../i18n/use-text.ts'
import { useUnheard } from '../notifications/bell/public/use-unheard.ts'
import { CallFacts } from './call-facts.tsx'
import { CallWake, ComingButton } from './call-wake.tsx'
import { EscalationDialog } from './escalation-dialog.tsx'
import { OwnCalls } from './own-calls.tsx'
import { RingClock } from './ring-clock.tsx'
import { isRinging, wasTakenBack } from './sos-calls.ts'
import styles from './sos.module.css'
import { useSosBell } from './use-sos-bell.ts'
import { placeOf, useAccept, useOpenCalls } from './public/use-sos.ts'

/** Over every screen: who calls for help, until somebody has accepted; then, for whoever did, until they put it away at its end. */
export function SosBar() {
  const me = useMe().data
  const calls = useOpenCalls().data ?? []
  const ringing = calls.filter(isRinging)
  useSosBell(ringing)
  const taken_back = calls.findLast(wasTakenBack)
  if (!me) return null
  return (
    <>
      {ringing[0] ? <Ringing call={ringing[0]} more={ringing.length - 1} /> : null}
      <OwnCalls calls={calls.filter(({ accepted_by }) => accepted_by?.id === me.id)} />
      {taken_back ? <TakenBack call={taken_back} /> : null}
      {me.role === 'supervisor' ? <EscalationDialog calls={ringing} /> : null}
    </>
  )
}

function Ringing({ call, more }: { call: SosRow; more: number }) {
  const text = useText()
  const accept = useAccept()
  const unheard = useUnheard()
  return (
    <section className={styles.ringing} role="alert">
      <BellRing size={22} aria-hidden />
      <p>
        <strong>{text('sos.calls')}</strong> <CallFacts call={call} />
        {call.escalated ? <b className={styles.late}>{text('sos.escalated')}</b> : null}
        {unheard === null ? null : <b className={styles.late}>{unheard}.</b>}
        <CallWake call={call} />
        {more > 0 ? ' · ' : ''}
        {more > 0 ? <Link to="/sos">{text('sos.more', { count: more })}</Link> : null}
      </p>
      <RingClock since={call.created_at} />
      <ComingButton call={call} />
      <Button variant="outlined" disabled={accept.isPending} onClick={() => accept.mutate(call)}>
        {text('sos.accept')}
      </Button>
    </section>
  )
}

function TakenBack({ call }: { call: SosRow }) {
  const text = useText()
  return (
    <section className={styles.taken_back} role="status">
      <p>{text('sos.taken_back')}</p>
      <Button component={Link} to={call.chat_id === null ? placeOf(call) : `/queue/${call.chat_id}`} size="small">
        {text('sos.look')}
      </Button>
    </section>
  )
}
