import type { DutyRota } from '@himoya/contract/staff/duty'
import { Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { useMe } from '../../../session/use-me.ts'
import { NotFoundPage } from '../../../ui/pages/not-found-page.tsx'
import { ListFailed, ListSkeleton, ScreenPage } from '../../../ui/pages/page.tsx'
import { DutyMembers } from './duty-members.tsx'
import { DutyWeek } from './duty-week.tsx'
import styles from './duty.module.css'
import { Gaps } from './gaps.tsx'
import { OwnDutyCard } from './own-duty-card.tsx'
import { PartnerCard } from './partner-card.tsx'
import { PhoneDialog } from './phone-dialog.tsx'
import { useDutyRota } from './use-duty.ts'

/** Who is woken by a call for help when nobody is there. A supervisor keeps the rota; a counsellor sees their own part. */
export function DutyPage() {
  const text = useText()
  const role = useMe().data?.role
  const is_keeper = role === 'supervisor'
  const rota = useDutyRota(is_keeper)
  const [adding, setAdding] = useState(false)
  if (role !== undefined && !is_keeper && role !== 'counsellor') return <NotFoundPage />
  const add = (
    <Button
      variant="contained"
      startIcon={<Plus size={18} />}
      disabled={!rota.data || rota.data.candidates.length === 0}
      onClick={() => setAdding(true)}
    >
      {text('duty.add')}
    </Button>
  )
  return (
    <ScreenPage title={text('duty.title')} hint={text('duty.hint')} action={is_keeper ? add : undefined}>
      <div className={styles.parts}>
        {role === 'counsellor' ? <OwnDutyCard /> : null}
        {is_keeper && rota.isPending ? <ListSkeleton /> : null}
        {rota.isError && !rota.data ? (
          <ListFailed title={text('duty.failed')} error={rota.error} onRetry={() => void rota.refetch()} />
        ) : null}
        {rota.data ? <Parts rota={rota.data} /> : null}
      </div>
      {adding && rota.data ? <PhoneDialog candidates={rota.data.candidates} onClose={() => setAdding(false)} /> : null}
    </ScreenPage>
  )
}

function Parts({ rota }: { rota: DutyRota }) {
  return (
    <>
      <Gaps rota={rota} />
      <OwnDutyCard />
      <DutyMembers rota={rota} />
      <PartnerCard partner={rota.partner} />
      <DutyWeek rota={rota} />
    </>
  )
}
