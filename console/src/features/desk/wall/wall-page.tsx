import { formatClock, formatDay } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { FailedPage } from '../../../ui/pages/failed-page.tsx'
import { LoadingPage } from '../../../ui/pages/loading-page.tsx'
import { NotFoundPage } from '../../../ui/pages/not-found-page.tsx'
import { useTitle } from '../../../ui/pages/use-title.ts'
import { useMe } from '../../../session/use-me.ts'
import { useLinkState } from '../../../session/use-link-state.ts'
import { WallPromises } from '../../reports/follow-ups/public/wall-promises.tsx'
import { CaseNeeds } from './case-needs.tsx'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { ByHour } from './by-hour.tsx'
import { Cover } from './cover.tsx'
import { type Asked, AskedDialog } from './asked-dialog.tsx'
import { Figures } from './figures.tsx'
import { Members } from './members.tsx'
import { Needs } from './needs.tsx'
import { Queues } from './queues.tsx'
import { Waiting } from './waiting.tsx'
import { useWall } from './use-wall.ts'
import styles from './wall.module.css'

/** The supervisor's live picture of the team (numbers, names and clocks; nobody's words). */
export function WallPage() {
  const text = useText()
  const role = useMe().data?.role
  const wall = useWall(role === 'supervisor')
  const [asked, setAsked] = useState<Asked | null>(null)
  useTitle(text('wall.title'))
  if (role !== 'supervisor') return <NotFoundPage />
  if (wall.isPending) return <LoadingPage />
  if (!wall.data) return <FailedPage title={text('wall.failed')} error={wall.error} onRetry={() => void wall.refetch()} />
  return (
    <div className={styles.page}>
      <Head now={wall.data.now} stale={wall.isError} />
      <Figures wall={wall.data} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Members wall={wall.data} onAsk={setAsked} />
          <Queues wall={wall.data} />
          <Cover wall={wall.data} />
        </div>
        <div className={styles.column}>
          <Needs wall={wall.data} onAsk={setAsked} />
          <Waiting wall={wall.data} onAsk={setAsked} />
          <WallPromises className={styles.card} />
          <CaseNeeds />
          <ByHour wall={wall.data} />
          <p className={styles.hint}>{text('wall.audited')}</p>
        </div>
      </div>
      {asked ? <AskedDialog asked={asked} members={wall.data.members} onClose={() => setAsked(null)} /> : null}
    </div>
  )
}

function Head({ now, stale }: { now: string; stale: boolean }) {
  const text = useText()
  const lang = useLang()
  const live = useLinkState() === 'open' && !stale
  return (
    <header className={styles.head}>
      <h1>{text('wall.title')}</h1>
      <p>
        {formatDay(now, lang)}, {formatClock(now)}
      </p>
      <span className={live ? styles.live : styles.not_live} role="status">
        {text(live ? 'wall.live' : 'wall.not_live')}
      </span>
      <Button component={Link} to="/rota" variant="outlined" startIcon={<CalendarDays size={18} />}>
        {text('rota.title')}
      </Button>
    </header>
  )
}
