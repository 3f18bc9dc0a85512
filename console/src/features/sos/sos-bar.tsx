import type { SosRow } from '@himoya/contract/sos'
import { Button } from '@mui/material'
import { BellRing, ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMe } from '../../session/use-me.ts'
import { useText } from '../../i18n/use-text.ts'
import { CallDetail } from './call-detail.tsx'
import { CallFacts } from './call-facts.tsx'
import { CallWake, ComingButton } from './call-wake.tsx'
import { EscalationDialog } from './escalation-dialog.tsx'
import { GuestTalk } from './guest-talk.tsx'
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
  const [away, setAway] = useState<readonly string[]>([])
  const mine = calls.filter(
    ({ id, settled_at, accepted_by }) => accepted_by?.id === me?.id && (settled_at === null || !away.includes(id)),
  )
  const taken_back = calls.findLast(wasTakenBack)
  if (!me) return null
  return (
    <>
      {ringing[0] ? <Ringing call={ringing[0]} more={ringing.length - 1} /> : null}
      {mine.map((call, index) => (
        <Mine key={call.id} call={call} at={index + 1} of={mine.length} onAway={() => setAway([...away, call.id])} />
      ))}
      {taken_back ? <TakenBack call={taken_back} /> : null}
      {me.role === 'supervisor' ? <EscalationDialog calls={ringing} /> : null}
    </>
  )
}

function Ringing({ call, more }: { call: SosRow; more: number }) {
  const text = useText()
  const accept = useAccept()
  return (
    <section className={styles.ringing} role="alert">
      <BellRing size={22} aria-hidden />
      <p>
        <strong>{text('sos.calls')}</strong> <CallFacts call={call} />
        {call.escalated ? <b className={styles.late}>{text('sos.escalated')}</b> : null}
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

/** `at`, `of`: which of how many calls one has accepted, counted from 1; of several, each is told by its number. */
function Mine({ call, at, of, onAway }: { call: SosRow; at: number; of: number; onAway: () => void }) {
  const text = useText()
  const [open, setOpen] = useState(true)
  const name = of === 1 ? text('sos.mine') : text('sos.mine_of', { at, of })
  return (
    <section className={styles.mine} aria-label={name}>
      <div className={styles.mine_head}>
        <BellRing size={18} aria-hidden />
        <p>
          <strong>{name}</strong> <CallFacts call={call} />
        </p>
        {call.settled_at === null ? <RingClock since={call.created_at} /> : null}
        <Button component={Link} to={placeOf(call)} variant="outlined" size="small">
          {text(call.chat_id === null ? 'sos.to_case' : 'sos.to_chat')}
        </Button>
        <Button
          size="small"
          aria-expanded={open}
          endIcon={open ? <ChevronUp size={16} /> : <ChevronDown size={16} />}
          onClick={() => setOpen(!open)}
        >
          {text(open ? 'sos.hide' : 'sos.show')}
        </Button>
        {call.settled_at === null ? null : (
          <Button size="small" variant="contained" onClick={onAway}>
            {text('sos.put_away')}
          </Button>
        )}
      </div>
      {call.cancelled_at === null ? null : (
        <p className={styles.warn} role="status">
          {text('sos.said_mistake')}
        </p>
      )}
      {open ? (
        <div className={styles.open}>
          {call.report_id === null ? null : <GuestTalk id={call.id} />}
          <CallDetail id={call.id} />
        </div>
      ) : null}
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
