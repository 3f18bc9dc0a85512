import type { CaseAct } from '@himoya/contract/reports/case-lists'
import type { Case } from '@himoya/contract/reports/cases'
import { formatClock, formatRelative } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { Copy, Lock, RefreshCw, Siren, UsersRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useMe } from '../../../session/use-me.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { ActDialog } from './act-dialog.tsx'
import { isClosingAsked } from './acts.ts'
import styles from './case.module.css'
import { HoldDialog } from './hold-dialog.tsx'
import { useCase } from './use-case.ts'
import { useNow } from '../../../ui/marks/use-now.ts'
import { useStore } from '../../../session/services.ts'
import { createCasesStore } from './cases-store.ts'
import { useValue } from '../../../session/value.ts'

/** What everybody has to know before they read on: an emergency opening, a closing that waits, a hold, a repetition. */
export function CaseStrips({ one }: { one: Case }) {
  return (
    <>
      <NoticeStrip id={one.id} />
      <BreakGlassStrip until={one.break_glass_until} />
      <ClosingStrip one={one} />
      <HoldStrip one={one} />
      <DuplicateStrip of={one.duplicate_of} />
    </>
  )
}

type StripProps = { tone: 'red' | 'amber' | 'violet' | 'green'; icon: ReactNode; children: ReactNode }

function Strip({ tone, icon, children }: StripProps) {
  return (
    <div className={`${styles.strip} ${styles[tone]}`}>
      {icon}
      <div className={styles.strip_words}>{children}</div>
    </div>
  )
}

/** Somebody else did something: it is read again by hand, since each reading is written down. */
function NoticeStrip({ id }: { id: string }) {
  const case_notices = useStore(createCasesStore)
  const text = useText()
  const one = useCase(id)
  useValue(case_notices.latest)
  if (case_notices.heardOf(id) <= one.dataUpdatedAt) return null
  return (
    <Strip tone="amber" icon={<RefreshCw size={18} aria-hidden />}>
      <p role="status">{text('case.moved_on')}</p>
      <div className={styles.ways}>
        <Button variant="outlined" disabled={one.isFetching} onClick={() => void one.refetch()}>
          {text('case.reload')}
        </Button>
      </div>
    </Strip>
  )
}

const TICK_MS = 15_000

function BreakGlassStrip({ until }: { until: string | null }) {
  const text = useText()
  const now = useNow(TICK_MS)
  if (until === null) return null
  return (
    <Strip tone="red" icon={<Siren size={18} aria-hidden />}>
      <p role="status">
        {Date.parse(until) > now
          ? `${text('case.break_glass_until', { time: formatClock(until) })} ${text('case.read_only')}`
          : text('case.break_glass_over')}
      </p>
    </Strip>
  )
}

/** The second person reads the outcome here and decides; afterwards it says why the case is closed. */
function ClosingStrip({ one }: { one: Case }) {
  const text = useText()
  const lang = useLang()
  const { closing } = one
  if (!closing) return null
  const { asked_by, asked_at, reason, summary } = closing
  const asked = isClosingAsked(one)
  return (
    <Strip tone={asked ? 'amber' : 'green'} icon={<UsersRound size={18} aria-hidden />}>
      <p>
        <strong>{asked ? text('case.closing_asked', { alias: asked_by.alias }) : text('case.state_closed')}</strong>
        {', '}
        <time dateTime={asked_at}>{formatRelative(asked_at, lang)}</time>
      </p>
      <p>
        <strong>{text(`case.closing_${reason}`)}.</strong> <span className={styles.words}>{summary}</span>
      </p>
      {asked ? <ClosingWays one={one} can_decide={closing.can_decide} /> : null}
    </Strip>
  )
}

function ClosingWays({ one, can_decide }: { one: Case; can_decide: boolean }) {
  const text = useText()
  const [asking, setAsking] = useState<CaseAct | null>(null)
  return (
    <>
      <p className={styles.quiet}>{text(can_decide ? 'case.closing_second' : 'case.closing_waits')}</p>
      <div className={styles.ways}>
        {can_decide && one.can.includes('close') ? (
          <Button variant="contained" onClick={() => setAsking('close')}>
            {text('case.act_close')}
          </Button>
        ) : null}
        {one.can.includes('refuse_closing') ? (
          <Button variant="outlined" onClick={() => setAsking('refuse_closing')}>
            {text('case.act_refuse_closing')}
          </Button>
        ) : null}
      </div>
      {asking ? <ActDialog key={asking} one={one} act={asking} onClose={() => setAsking(null)} /> : null}
    </>
  )
}

function HoldStrip({ one }: { one: Case }) {
  const text = useText()
  const supervisor = useMe().data?.role === 'supervisor'
  const [lifting, setLifting] = useState(false)
  const { legal_hold, hold_lift } = one
  if (!legal_hold) return null
  return (
    <Strip tone="violet" icon={<Lock size={18} aria-hidden />}>
      <p>
        {text('case.hold_note')} {hold_lift ? text('case.hold_lift_asked', { alias: hold_lift.asked_by.alias }) : ''}
      </p>
      {supervisor && (hold_lift === null || hold_lift.can_decide) ? (
        <div className={styles.ways}>
          <Button variant="outlined" onClick={() => setLifting(true)}>
            {text(hold_lift ? 'case.hold_lift_yes' : 'case.hold_off')}
          </Button>
        </div>
      ) : null}
      {lifting ? <HoldDialog one={one} onClose={() => setLifting(false)} /> : null}
    </Strip>
  )
}

function DuplicateStrip({ of }: { of: Case['duplicate_of'] }) {
  const text = useText()
  if (!of) return null
  return (
    <Strip tone="amber" icon={<Copy size={18} aria-hidden />}>
      <p>
        {text('case.duplicate_note')}{' '}
        <Link to={`/cases/${of.id}`} className={styles.link}>
          {of.ref}
        </Link>
      </p>
    </Strip>
  )
}
