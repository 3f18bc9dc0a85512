import type { SosRow } from '@himoya/contract/sos/sos'
import { Button } from '@mui/material'
import { BellRing, ChevronDown, ChevronUp } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { CallDetail } from './call-detail.tsx'
import { CallFacts } from './call-facts.tsx'
import { GuestTalk } from './guest-talk.tsx'
import { placeOf } from './public/use-sos.ts'
import { RingClock } from './ring-clock.tsx'
import { UndoButton } from './settled-note.tsx'
import { stateOf } from './sos-calls.ts'
import styles from './sos.module.css'
import { useTalk } from './use-talk.ts'

type Props = { call: SosRow; name: string; open: boolean; onToggle(): void; onAway(): void }

/** One accepted call: a line, and open what was said and how to answer. Closed, it still shows what a guest said last. */
export function OwnCall({ call, name, open, onToggle, onAway }: Props) {
  const text = useText()
  const settled = call.settled_at !== null
  return (
    <section className={styles.mine} aria-label={name}>
      <div className={styles.mine_head}>
        <BellRing size={18} aria-hidden />
        <p>
          <strong>{name}</strong> <CallFacts call={call} />
          {settled ? ` · ${text(`sos.state_${stateOf(call)}`)}` : ''}
          {call.report_id === null || open ? null : <LastWords id={call.id} />}
        </p>
        {settled ? null : <RingClock since={call.created_at} />}
        {settled && !open ? <UndoButton call={call} /> : null}
        <Button component={Link} to={placeOf(call)} variant="outlined" size="small">
          {text(call.chat_id === null ? 'sos.to_case' : 'sos.to_chat')}
        </Button>
        <Button
          size="small"
          aria-expanded={open}
          endIcon={open ? <ChevronUp size={16} /> : <ChevronDown size={16} />}
          onClick={onToggle}
        >
          {text(open ? 'sos.hide' : 'sos.show')}
        </Button>
        {settled ? (
          <Button size="small" variant="contained" onClick={onAway}>
            {text('sos.put_away')}
          </Button>
        ) : null}
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

/** Of a guest whose strip is closed; said to screen readers as it comes. */
function LastWords({ id }: { id: string }) {
  const said = useTalk(id).data?.findLast(({ is_admin }) => !is_admin)
  return (
    <span className={styles.last_words} role="status">
      {said ? `«${said.message}»` : ''}
    </span>
  )
}
