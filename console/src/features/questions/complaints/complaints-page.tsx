import { COMPLAINT_STATES } from '@himoya/contract/questions/complaint-lists'
import type { StaffComplaintRow } from '@himoya/contract/questions/complaints'
import { formatChatTime } from '@himoya/kit/dates'
import { Chip } from '@mui/material'
import { Link } from 'react-router'
import { WorkPage } from '../../../ui/pages/work-page.tsx'
import page_styles from '../../../ui/pages/page.module.css'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { LangBadge } from '../../../ui/marks/lang-badge.tsx'
import { complaint_list } from './use-complaints.ts'

const STATES = ['open', ...COMPLAINT_STATES] as const

/** Complaints of people, for supervisors: the unanswered first, without a word of them. */
export function ComplaintsPage() {
  const text = useText()
  return (
    <WorkPage
      list={complaint_list}
      words={{
        title: text('complaints.title'),
        hint: text('complaints.hint'),
        state: text('complaints.state'),
        failed: text('complaints.failed'),
        none: text('complaints.none'),
        none_text: text('complaints.none_text'),
      }}
      states={STATES.map((value) => ({ value, label: text(`complaints.${value}`) }))}
      explained="always"
      Row={ComplaintRow}
    />
  )
}

function ComplaintRow({ row: { id, state, lang, marked, created_at, answered_by } }: { row: StaffComplaintRow }) {
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
