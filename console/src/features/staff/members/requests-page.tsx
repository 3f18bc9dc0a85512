import type { MemberRequest } from '@himoya/contract/staff/members'
import { formatChatTime } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { useState } from 'react'
import { NothingHere, Pager, ScreenPage } from '../../../ui/pages/page.tsx'
import page_styles from '../../../ui/pages/page.module.css'
import { useMe } from '../../../session/use-me.ts'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { REQUESTS_PER_PAGE, useDecideRequest, useRequests } from './use-requests.ts'
import { ReadState } from '../../../ui/pages/read-state.tsx'

/** What was asked for members: supervisors decide, admins see what became of it. */
export function RequestsPage() {
  const text = useText()
  const [page, setPage] = useState(1)
  const requests = useRequests(page)
  const known = requests.data
  return (
    <ScreenPage title={text('members.requests')} hint={text('members.requests_hint')}>
      <ReadState of={requests} failed={text('members.requests_failed')} />
      {known?.results.length === 0 ? <NothingHere title={text('members.requests_none')} /> : null}
      {known?.results.length ? (
        <ul className={page_styles.rows} aria-label={text('members.requests')}>
          {known.results.map((request) => (
            <li key={request.id} className={page_styles.row}>
              <RequestRow request={request} />
            </li>
          ))}
        </ul>
      ) : null}
      <Pager page={page} page_size={REQUESTS_PER_PAGE} count={known?.count ?? 0} onPage={setPage} />
    </ScreenPage>
  )
}

function RequestRow({ request }: { request: MemberRequest }) {
  const text = useText()
  const lang = useLang()
  const { kind, member, role, phone, state, asked_by, asked_at, decided_by, reason } = request
  const wanted = role ?? member.role
  return (
    <>
      <div className={page_styles.row_head}>
        <strong>{member.alias}</strong>
        <span>{text(`members.kind_${kind}`, { role: text(`role.${wanted}`) })}</span>
        <span className={page_styles.row_end}>{formatChatTime(asked_at, lang)}</span>
      </div>
      <p className={page_styles.words}>
        {text(`members.state_${state}`)}. {text('members.asked_by', { alias: asked_by.alias })}
        {decided_by ? `. ${text('members.decided_by', { alias: decided_by.alias })}` : ''}
        {phone ? `. ${text('members.link_to', { phone })}` : ''}
      </p>
      {reason ? <p className={page_styles.words}>{reason}</p> : null}
      <RequestWays request={request} />
    </>
  )
}

/** Nobody decides on what they asked for, or on themselves. */
function RequestWays({ request: { id, state, asked_by, member } }: { request: MemberRequest }) {
  const text = useText()
  const me = useMe().data
  const [refusing, setRefusing] = useState(false)
  const decide = useDecideRequest(() => setRefusing(false))
  if (state !== 'waiting' || me?.role !== 'supervisor' || me.id === asked_by.id || me.id === member.id) return null
  return (
    <div className={page_styles.actions}>
      <Button variant="contained" disabled={decide.isPending} onClick={() => decide.mutate({ id, approve: true })}>
        {text('members.approve')}
      </Button>
      <Button variant="outlined" disabled={decide.isPending} onClick={() => setRefusing(true)}>
        {text('members.refuse')}
      </Button>
      {refusing ? (
        <ReasonDialog
          title={text('members.refuse_title', { alias: member.alias })}
          explanation={text('members.refuse_text')}
          action={text('members.refuse')}
          busy={decide.isPending}
          onReason={(reason) => decide.mutate({ id, approve: false, reason })}
          onClose={() => setRefusing(false)}
        />
      ) : null}
    </div>
  )
}
