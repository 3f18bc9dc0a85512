import { BROADCAST_STATES } from '@himoya/contract/broadcast-lists'
import type { Broadcast } from '@himoya/contract/broadcasts'
import { Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Choose } from '../../ui/choices/choose.tsx'
import { NotFoundPage } from '../../ui/pages/not-found-page.tsx'
import { NothingHere, Pager, ScreenPage } from '../../ui/pages/page.tsx'
import page_styles from '../../ui/pages/page.module.css'
import { useMe, writesContent } from '../../session/use-me.ts'
import { useText } from '../../i18n/use-text.ts'
import { BroadcastDialog } from './broadcast-dialog.tsx'
import { BroadcastRow } from './broadcast-row.tsx'
import { BROADCASTS_PER_PAGE, useBroadcasts } from './use-broadcasts.ts'
import { ReadState } from '../../ui/pages/read-state.tsx'

/** What is written to many people at once: one writes it, another approves it. */
export function BroadcastsPage() {
  const text = useText()
  const me = useMe().data
  const [state, setState] = useState<Broadcast['state'] | ''>('')
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<Broadcast | 'new' | null>(null)
  const list = useBroadcasts(state, page)
  if (!writesContent(me?.role)) return <NotFoundPage />
  return (
    <ScreenPage
      title={text('broadcast.title')}
      hint={text('broadcast.hint')}
      action={
        <Button variant="contained" startIcon={<Plus size={18} />} onClick={() => setOpen('new')}>
          {text('broadcast.new')}
        </Button>
      }
    >
      <div className={page_styles.filters}>
        <Choose
          label={text('content.state')}
          value={state}
          none={text('content.all_states')}
          options={BROADCAST_STATES.map((value) => ({ value, label: text(`broadcast.${value}`) }))}
          onChoose={(chosen) => {
            setState(chosen)
            setPage(1)
          }}
        />
      </div>
      <ReadState of={list} failed={text('broadcast.failed')} beside />
      {list.data?.count === 0 ? (
        <NothingHere title={text(state ? 'content.nothing' : 'broadcast.empty')}>
          <p>{text('broadcast.empty_text')}</p>
        </NothingHere>
      ) : null}
      {list.data?.results.length ? (
        <ul className={page_styles.rows}>
          {list.data.results.map((broadcast) => (
            <li key={broadcast.id}>
              <BroadcastRow broadcast={broadcast} onOpen={() => setOpen(broadcast)} />
            </li>
          ))}
        </ul>
      ) : null}
      <Pager page={page} page_size={BROADCASTS_PER_PAGE} count={list.data?.count ?? 0} onPage={setPage} />
      {open ? <BroadcastDialog broadcast={open === 'new' ? null : open} onClose={() => setOpen(null)} /> : null}
    </ScreenPage>
  )
}
