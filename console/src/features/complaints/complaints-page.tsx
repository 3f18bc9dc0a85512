import { COMPLAINT_STATES } from '@himoya/contract/complaint-lists'
import type { StaffComplaintRow } from '@himoya/contract/complaints'
import { formatChatTime } from '@himoya/kit/dates'
import { Chip } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import { Choose } from '../../ui/choices/choose.tsx'
import { ListFailed, ListSkeleton, NothingHere, Pager, RoomPage } from '../../ui/pages/page.tsx'
import page_styles from '../../ui/pages/page.module.css'
import { useLang, useText } from '../../i18n/use-text.ts'
import { LangBadge } from '../../ui/marks/lang-badge.tsx'
import { COMPLAINTS_PER_PAGE, type ListState, useComplaintPage } from './use-complaints.ts'

const STATES: readonly ListState[] = ['open', ...COMPLAINT_STATES]

/** Complaints of people, for supervisors: the unanswered first, without a word of them. */
export function ComplaintsPage() {
  const text = useText()
  const [{ state, page }, setShown] = useState<{ state: ListState; page: number }>({ state: 'open', page: 1 })
  const { data: shown, error, isPending, refetch } = useComplaintPage(state, page)
  return (
    <RoomPage title={text('complaints.title')} hint={text('complaints.hint')}>
      <div className={page_styles.filters}>
        <Choose
          label={text('complaints.state')}
          value={state}
          options={STATES.map((value) => ({ value, label: text(`complaints.${value}`) }))}
          onChoose={(chosen) => setShown({ state: chosen || 'open', page: 1 })}
        />
      </div>
      {isPending ? <ListSkeleton /> : null}
      {error && !shown ? <ListFailed title={text('complaints.failed')} error={error} onRetry={() => void refetch()} /> : null}
      {shown?.count === 0 ? (
        <NothingHere title={text('complaints.none')}>
          <p>{text('complaints.none_text')}</p>
        </NothingHere>
      ) : null}
      {shown?.results.length ? (
        <ul className={page_styles.rows}>
          {shown.results.map((complaint) => (
            <li key={complaint.id}>
              <ComplaintRow complaint={complaint} />
            </li>
          ))}
        </ul>
      ) : null}
      <Pager
        page={page}
        page_size={COMPLAINTS_PER_PAGE}
        count={shown?.count ?? 0}
        onPage={(next) => setShown({ state, page: next })}
      />
    </RoomPage>
  )
}

function ComplaintRow({ complaint: { id, state, lang, marked, created_at, answered_by } }: { complaint: StaffComplaintRow }) {
  const text = useText()
  const shown = useLang()
  return (
    <Link to={`/complaints/${id}`} className={page_styles.row}>
      <div className={page_styles.row_head}>
        <strong>{text('complaints.came', { time: formatChatTime(created_at, shown) })}</strong>
        <LangBadge lang={lang} />
        <Chip variant="outlined" color={state === 'waiting' ? 'warning' : 'default'} label={text(`complaints.${state}`)} />
        {marked ? <Chip color="warning" label={text('complaints.marked')} /> : null}
      </div>
      {answered_by ? <p className={page_styles.meta}>{text('complaints.by', { alias: answered_by })}</p> : null}
    </Link>
  )
}
