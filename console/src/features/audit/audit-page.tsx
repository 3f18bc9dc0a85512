import { AUDIT_ACTIONS } from '@himoya/contract/audit/audit-lists'
import { Button, Chip, TextField } from '@mui/material'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Choose } from '../../ui/choices/choose.tsx'
import { NotFoundPage } from '../../ui/pages/not-found-page.tsx'
import { NothingHere, Pager, ScreenPage } from '../../ui/pages/page.tsx'
import page_styles from '../../ui/pages/page.module.css'
import { useMe } from '../../session/use-me.ts'
import { useText } from '../../i18n/use-text.ts'
import { AuditRow } from './audit-row.tsx'
import styles from './audit.module.css'
import { CheckCard } from './check-card.tsx'
import { ENTRIES_PER_PAGE, EVERYTHING, type Filter, useAuditCheck, useAuditPage } from './use-audit.ts'
import { ReadState } from '../../ui/pages/read-state.tsx'

/** Who did what, for those who answer for it; and whether it is as it was written. */
export function AuditPage() {
  const text = useText()
  const role = useMe().data?.role
  const [{ filter, page }, setShown] = useState<{ filter: Filter; page: number }>({ filter: EVERYTHING, page: 1 })
  const list = useAuditPage(filter, page)
  const check = useAuditCheck()
  if (role !== undefined && role !== 'supervisor' && role !== 'admin') return <NotFoundPage />
  const seek = (change: Partial<Filter>) => setShown({ filter: { ...filter, ...change }, page: 1 })
  return (
    <ScreenPage
      title={text('audit.title')}
      hint={text('audit.hint')}
      action={
        <Button
          variant="contained"
          startIcon={<ShieldCheck size={18} />}
          disabled={check.isPending}
          onClick={() => check.mutate()}
        >
          {text(check.isPending ? 'audit.checking' : 'audit.check')}
        </Button>
      }
    >
      <div role="status">
        <CheckCard check={check.data} error={check.error} />
      </div>
      <Conditions filter={filter} onSeek={seek} />
      <ReadState of={list} failed={text('audit.failed')} beside />
      <p role="status" className={page_styles.meta}>
        {list.data ? text('audit.count', { count: list.data.count }) : ''}
      </p>
      {list.data?.count === 0 ? <NothingHere title={text('audit.none')} /> : null}
      {list.data?.results.length ? (
        <ul className={page_styles.rows}>
          {list.data.results.map((entry) => (
            <li key={entry.id}>
              <AuditRow
                entry={entry}
                opens_cases={role === 'supervisor'}
                onActor={(actor) => seek({ actor })}
                onSubject={(subject) => seek({ subject })}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <Pager
        page={page}
        page_size={ENTRIES_PER_PAGE}
        count={list.data?.count ?? 0}
        onPage={(next) => setShown({ filter, page: next })}
      />
    </ScreenPage>
  )
}

function Conditions({ filter, onSeek }: { filter: Filter; onSeek(change: Partial<Filter>): void }) {
  const text = useText()
  const { action, actor, subject } = filter
  const actions = AUDIT_ACTIONS.map((value) => ({ value, label: text(`audit.${value}`) }))
  return (
    <>
      <form className={page_styles.filters} role="search" onSubmit={(event) => event.preventDefault()}>
        <Choose
          label={text('audit.action')}
          value={action}
          none={text('audit.all_actions')}
          options={actions}
          onChoose={(chosen) => onSeek({ action: chosen })}
        />
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={text(`audit.${name}`)}
            value={filter[name]}
            slotProps={{ inputLabel: { shrink: true } }}
            onChange={(event) => onSeek({ [name]: event.target.value })}
          />
        ))}
        <Button variant="outlined" onClick={() => onSeek(EVERYTHING)}>
          {text('audit.clear')}
        </Button>
      </form>
      {actor || subject ? (
        <div className={styles.narrowed}>
          {actor ? (
            <Chip label={text('audit.only_actor', { alias: actor.alias })} onDelete={() => onSeek({ actor: null })} />
          ) : null}
          {subject ? <Chip label={text('audit.only_subject')} onDelete={() => onSeek({ subject: '' })} /> : null}
        </div>
      ) : null}
    </>
  )
}
