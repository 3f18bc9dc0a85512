import type { CasePage } from '@himoya/contract/reports/cases'
import { formatClock } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { useState } from 'react'
import { NothingHere, Pager, ScreenPage } from '../../../ui/pages/page.tsx'
import { useMe } from '../../../session/use-me.ts'
import { useText } from '../../../i18n/use-text.ts'
import { Board, CaseList } from './board.tsx'
import { CaseFilters, isNarrowed } from './case-filters.tsx'
import styles from './cases.module.css'
import { BreakGlassByRef } from './break-glass-by-ref.tsx'
import { LateBoard } from './late-board.tsx'
import { useCardWalk } from './use-card-walk.ts'
import {
  CASES_PER_PAGE,
  type Conditions,
  NO_CONDITIONS,
  useCaseCounts,
  useCaseRows,
  useNewCaseCount,
  useViewCount,
} from './public/use-cases.ts'
import { ReadState } from '../../../ui/pages/read-state.tsx'

const VIEWS = ['open', 'triage', 'mine', 'late', 'closing', 'settled'] as const

/** Every case the caller may see, as a board; what is late and what waits for a second person apart. */
export function CasesPage() {
  const text = useText()
  const [{ conditions, page }, setShown] = useState<{ conditions: Conditions; page: number }>({
    conditions: NO_CONDITIONS,
    page: 1,
  })
  const rows = useCaseRows(conditions, page)
  useCardWalk()
  const show = (next: Conditions): void => setShown({ conditions: next, page: 1 })
  return (
    <div className={styles.wide}>
      <ScreenPage title={text('case.title')} hint={text('case.hint')} action={<EmergencyAccess />}>
        <Views view={conditions.view} onView={(view) => show({ ...conditions, view })} />
        <CaseFilters conditions={conditions} onChange={show} />
        {rows.isError && rows.data ? (
          <p className={styles.stale} role="status">
            {text('case.stale', { time: formatClock(rows.dataUpdatedAt) })}
          </p>
        ) : null}
        <ReadState of={rows} failed={text('case.failed')} rows={5} />
        {rows.data ? <Shown conditions={conditions} found={rows.data} /> : null}
        <Pager
          page={page}
          page_size={CASES_PER_PAGE}
          count={rows.data?.count ?? 0}
          onPage={(next) => setShown({ conditions, page: next })}
        />
      </ScreenPage>
    </div>
  )
}

/** Only who may use break-glass needs it; supervisors read the team's cases anyway. */
function EmergencyAccess() {
  return useMe().data?.role === 'counsellor' ? <BreakGlassByRef /> : null
}

type View = Conditions['view']

/** Where something waits for somebody, its number stands. */
function Views({ view, onView }: { view: View; onView(view: View): void }) {
  const text = useText()
  const counts: Partial<Record<View, number>> = {
    triage: useNewCaseCount(),
    late: useViewCount('late'),
    closing: useViewCount('closing'),
  }
  return (
    <div className={styles.views} role="group" aria-label={text('case.view')}>
      {VIEWS.map((one) => (
        <Button key={one} variant="text" aria-pressed={one === view} className={styles.view} onClick={() => onView(one)}>
          {text(`case.view_${one}`)}
          {counts[one] ? <span className={styles.count}>{counts[one]}</span> : null}
        </Button>
      ))}
    </div>
  )
}

function Shown({ conditions, found: { results, count } }: { conditions: Conditions; found: CasePage }) {
  const text = useText()
  const counts = useCaseCounts().data
  const { view } = conditions
  if (results.length === 0) {
    const narrowed = isNarrowed(conditions)
    return (
      <NothingHere title={text(narrowed ? 'case.none_found' : `case.none_${view}`)}>
        {narrowed ? <p>{text('case.none_found_text')}</p> : null}
        {!narrowed && view === 'open' ? <p>{text('case.none_text')}</p> : null}
      </NothingHere>
    )
  }
  return (
    <>
      {count > results.length ? <p className={styles.quiet}>{text('case.cut', { shown: results.length, count })}</p> : null}
      {view === 'open' ? <Board rows={results} counts={isNarrowed(conditions) ? undefined : counts} /> : null}
      {view === 'late' ? <LateBoard rows={results} /> : null}
      {view !== 'open' && view !== 'late' ? <CaseList rows={results} with_state /> : null}
    </>
  )
}
