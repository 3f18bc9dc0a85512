import { SECURITY_EVENTS } from '@himoya/contract/audit/security-lists'
import { Button, Chip } from '@mui/material'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { useMe } from '../../../session/use-me.ts'
import { Choose } from '../../../ui/choices/choose.tsx'
import { NotFoundPage } from '../../../ui/pages/not-found-page.tsx'
import { NothingHere, Pager, ScreenPage } from '../../../ui/pages/page.tsx'
import page_styles from '../../../ui/pages/page.module.css'
import { AlertList } from './alert-list.tsx'
import { EventRow } from './event-row.tsx'
import styles from './security.module.css'
import { SessionList } from './session-list.tsx'
import { EVENTS_PER_PAGE, EVERYTHING, type Filter, useSecurityEvents } from './use-security.ts'
import { ReadState } from '../../../ui/pages/read-state.tsx'

/** The security events, and who of the team is signed in, for those who answer for it. */
export function SecurityPage() {
  const text = useText()
  const role = useMe().data?.role
  if (role !== undefined && role !== 'supervisor' && role !== 'admin') return <NotFoundPage />
  return (
    <ScreenPage title={text('security.title')} hint={text('security.hint')}>
      <AlertList sees={role === 'supervisor'} />
      {role === 'supervisor' ? (
        <section aria-labelledby="security-sessions">
          <h2 id="security-sessions" className={styles.title}>
            {text('security.sessions')}
          </h2>
          <SessionList whose="team" label={text('security.sessions')} />
        </section>
      ) : null}
      <Events />
    </ScreenPage>
  )
}

function Events() {
  const text = useText()
  const [{ filter, page }, setShown] = useState<{ filter: Filter; page: number }>({ filter: EVERYTHING, page: 1 })
  const list = useSecurityEvents(filter, page)
  const seek = (change: Partial<Filter>) => setShown({ filter: { ...filter, ...change }, page: 1 })
  return (
    <section aria-labelledby="security-events">
      <h2 id="security-events" className={styles.title}>
        {text('security.events')}
      </h2>
      <Conditions filter={filter} onSeek={seek} />
      <ReadState of={list} failed={text('security.failed')} beside />
      <p role="status" className={page_styles.meta}>
        {list.data ? text('security.count', { count: list.data.count }) : ''}
      </p>
      {list.data?.count === 0 ? <NothingHere title={text('security.none')} /> : null}
      {list.data?.results.length ? (
        <ul className={page_styles.rows}>
          {list.data.results.map((row) => (
            <li key={row.id}>
              <EventRow row={row} onSeek={seek} />
            </li>
          ))}
        </ul>
      ) : null}
      <Pager
        page={page}
        page_size={EVENTS_PER_PAGE}
        count={list.data?.count ?? 0}
        onPage={(next) => setShown({ filter, page: next })}
      />
    </section>
  )
}

function Conditions({ filter, onSeek }: { filter: Filter; onSeek(change: Partial<Filter>): void }) {
  const text = useText()
  const { event, account, address, member } = filter
  const options = SECURITY_EVENTS.map((value) => ({ value, label: text(`security.event_${value}`) }))
  return (
    <>
      <form className={page_styles.filters} role="search" onSubmit={(submitted) => submitted.preventDefault()}>
        <Choose
          label={text('security.event')}
          value={event}
          none={text('security.all_events')}
          options={options}
          onChoose={(chosen) => onSeek({ event: chosen })}
        />
        {event || account || address || member ? (
          <Button className={styles.clear} variant="outlined" onClick={() => onSeek(EVERYTHING)}>
            {text('security.clear')}
          </Button>
        ) : null}
      </form>
      {account || address || member ? (
        <div className={styles.narrowed}>
          {account ? <Chip label={text('security.account', { mark: account })} onDelete={() => onSeek({ account: '' })} /> : null}
          {address ? <Chip label={text('security.address', { mark: address })} onDelete={() => onSeek({ address: '' })} /> : null}
          {member ? <Chip label={member.alias} onDelete={() => onSeek({ member: null })} /> : null}
        </div>
      ) : null}
    </>
  )
}
