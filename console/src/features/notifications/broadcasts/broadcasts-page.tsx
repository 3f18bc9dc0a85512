import { BROADCAST_STATES } from '@himoya/contract/notifications/broadcast-lists'
import type { Broadcast } from '@himoya/contract/notifications/broadcasts'
import { Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Choose } from '../../../ui/choices/choose.tsx'
import { NotFoundPage } from '../../../ui/pages/not-found-page.tsx'
import { ScreenPage } from '../../../ui/pages/page.tsx'
import page_styles from '../../../ui/pages/page.module.css'
import { useMe, writesContent } from '../../../session/use-me.ts'
import { useText } from '../../../i18n/use-text.ts'
import { BroadcastDialog } from './broadcast-dialog.tsx'
import { BroadcastRow } from './broadcast-row.tsx'
import { BROADCASTS_PER_PAGE, useBroadcasts } from './use-broadcasts.ts'
import { PagedRows } from '../../../ui/pages/paged-rows.tsx'

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
      <PagedRows
        list={list}
        failed={text('broadcast.failed')}
        none={text(state ? 'content.nothing' : 'broadcast.empty')}
        none_text={text('broadcast.empty_text')}
        idOf={({ id }) => id}
        page={page}
        page_size={BROADCASTS_PER_PAGE}
        onPage={setPage}
      >
        {(broadcast) => <BroadcastRow broadcast={broadcast} onOpen={() => setOpen(broadcast)} />}
      </PagedRows>
      {open ? <BroadcastDialog broadcast={open === 'new' ? null : open} onClose={() => setOpen(null)} /> : null}
    </ScreenPage>
  )
}
