import type { RotaShift } from '@himoya/contract/staff/shifts'
import { Button, IconButton } from '@mui/material'
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { FailedPage } from '../../../ui/pages/failed-page.tsx'
import { LoadingPage } from '../../../ui/pages/loading-page.tsx'
import { NotFoundPage } from '../../../ui/pages/not-found-page.tsx'
import { useTitle } from '../../../ui/pages/use-title.ts'
import { useMe } from '../../../session/use-me.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { DropShift } from './drop-shift.tsx'
import { PlanShift } from './plan-shift.tsx'
import { RotaGrid } from './rota-grid.tsx'
import styles from './rota.module.css'
import { useRota } from './use-rota.ts'
import { tashkentDay } from '@himoya/contract/tashkent'
import { addDays, dateOf, mondayOf } from '../../../ui/words/weeks.ts'

/** Who works when, a week at a time. A counsellor sees their own shifts, supervisors and admins plan. */
export function RotaPage() {
  const text = useText()
  const role = useMe().data?.role
  const [monday, setMonday] = useState(() => mondayOf(tashkentDay(Date.now())))
  const rota = useRota(monday)
  useTitle(text('rota.title'))
  if (role === undefined || role === 'editor') return <NotFoundPage />
  const planner = role !== 'counsellor'
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{text(planner ? 'rota.title' : 'rota.own')}</h1>
        <WeekChoice monday={monday} onChoose={setMonday} />
      </header>
      {rota.data ? (
        <Week key={monday} monday={monday} rota={rota.data} planner={planner} />
      ) : rota.isPending ? (
        <LoadingPage />
      ) : (
        <FailedPage title={text('rota.failed')} error={rota.error} onRetry={() => void rota.refetch()} />
      )}
    </div>
  )
}

function WeekChoice({ monday, onChoose }: { monday: string; onChoose(monday: string): void }) {
  const text = useText()
  const lang = useLang()
  return (
    <div className={styles.weeks}>
      <IconButton aria-label={text('rota.week_before')} onClick={() => onChoose(addDays(monday, -7))}>
        <ChevronLeft size={20} />
      </IconButton>
      <span aria-live="polite">
        {dateOf(monday, lang)} – {dateOf(addDays(monday, 6), lang)}
      </span>
      <IconButton aria-label={text('rota.week_after')} onClick={() => onChoose(addDays(monday, 7))}>
        <ChevronRight size={20} />
      </IconButton>
      <Button size="small" variant="outlined" onClick={() => onChoose(mondayOf(tashkentDay(Date.now())))}>
        {text('rota.this_week')}
      </Button>
    </div>
  )
}

type WeekProps = { monday: string; rota: NonNullable<ReturnType<typeof useRota>['data']>; planner: boolean }

function Week({ monday, rota, planner }: WeekProps) {
  const text = useText()
  const [planning, setPlanning] = useState<{ account_id: string; day: string } | null>(null)
  const [dropping, setDropping] = useState<RotaShift | null>(null)
  const alias = (id: string): string => rota.members.find((member) => member.id === id)?.alias ?? ''
  return (
    <>
      {planner ? (
        <div>
          <Button variant="contained" startIcon={<Plus size={18} />} onClick={() => setPlanning({ account_id: '', day: monday })}>
            {text('rota.add')}
          </Button>
        </div>
      ) : null}
      <RotaGrid
        monday={monday}
        rota={rota}
        onPlan={planner ? (account_id, day) => setPlanning({ account_id, day }) : undefined}
        onDrop={planner ? setDropping : undefined}
      />
      {!planner && rota.shifts.length === 0 ? <p className={styles.hint}>{text('rota.none')}</p> : null}
      <p className={styles.hint}>{text('rota.hint')}</p>
      {planning ? <PlanShift {...planning} members={rota.members} onClose={() => setPlanning(null)} /> : null}
      {dropping ? <DropShift shift={dropping} alias={alias(dropping.account_id)} onClose={() => setDropping(null)} /> : null}
    </>
  )
}
