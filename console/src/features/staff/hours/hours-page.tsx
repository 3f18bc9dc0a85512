import type { Hours, HoursBody } from '@himoya/contract/staff/shifts'
import { Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { FailedPage } from '../../../ui/pages/failed-page.tsx'
import { LoadingPage } from '../../../ui/pages/loading-page.tsx'
import { NotFoundPage } from '../../../ui/pages/not-found-page.tsx'
import { useTitle } from '../../../ui/pages/use-title.ts'
import { useMe } from '../../../session/use-me.ts'
import { useText } from '../../../i18n/use-text.ts'
import styles from './hours.module.css'
import { SpecialDays } from './special-days.tsx'
import { TeamCard } from './team-card.tsx'
import { useHours, useSaveHours } from './use-hours.ts'
import { WeekCard } from './week-card.tsx'

/** When each language is answered, and how the team works. Counsellors read, supervisors and admins write. */
export function HoursPage() {
  const text = useText()
  const role = useMe().data?.role
  const hours = useHours()
  useTitle(text('hours.title'))
  if (role === undefined || role === 'editor') return <NotFoundPage />
  if (hours.isPending) return <LoadingPage />
  if (!hours.data) return <FailedPage title={text('hours.failed')} error={hours.error} onRetry={() => void hours.refetch()} />
  const { weeks, special_days } = hours.data
  return <Editor key={JSON.stringify({ weeks, special_days })} hours={hours.data} readonly={role === 'counsellor'} />
}

function Editor({ hours, readonly }: { hours: Hours; readonly: boolean }) {
  const text = useText()
  const { weeks, special_days } = hours
  const [draft, setDraft] = useState<HoursBody>({ weeks, special_days })
  const [changed, setChanged] = useState(false)
  const save = useSaveHours(() => setChanged(false))
  useGuard(changed)
  const change = (next: HoursBody): void => {
    setDraft(next)
    setChanged(true)
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{text('hours.title')}</h1>
        <p>{text('hours.intro')}</p>
      </header>
      <form
        className={styles.columns}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate(draft)
        }}
      >
        <WeekCard draft={draft} now={hours.now} readonly={readonly} onChange={change} />
        <SpecialDays draft={draft} suggested={hours.suggested} readonly={readonly} onChange={change} />
        {readonly ? null : (
          <div className={styles.save} role="status">
            <span>{changed ? text('hours.unsaved') : ''}</span>
            {changed ? (
              <Button variant="outlined" onClick={() => (setDraft({ weeks, special_days }), setChanged(false))}>
                {text('hours.undo')}
              </Button>
            ) : null}
            <Button type="submit" variant="contained" disabled={!changed || save.isPending}>
              {text(save.isPending ? 'hours.saving' : 'hours.save')}
            </Button>
          </div>
        )}
      </form>
      {readonly ? null : <TeamCard />}
    </div>
  )
}

/** A closed tab would take the changes with it. */
function useGuard(changed: boolean): void {
  useEffect(() => {
    if (!changed) return undefined
    const onLeave = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [changed])
}
