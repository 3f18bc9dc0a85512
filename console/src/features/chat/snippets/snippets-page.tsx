import { LANGUAGES } from '@himoya/contract/languages'
import type { Snippet } from '@himoya/contract/chat/snippets'
import { Button, TextField } from '@mui/material'
import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Choose } from '../../../ui/choices/choose.tsx'
import { NothingHere, Pager, ScreenPage } from '../../../ui/pages/page.tsx'
import page_styles from '../../../ui/pages/page.module.css'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { SnippetDialog } from './snippet-dialog.tsx'
import { SnippetRow } from './snippet-row.tsx'
import { type SnippetFilter, SNIPPETS_PER_PAGE, useSnippetPage } from './use-snippets.ts'
import { ReadState } from '../../../ui/pages/read-state.tsx'

/** Canned replies: anybody who answers may propose, somebody else approves. */
export function SnippetsPage() {
  const text = useText()
  const lang = useLang()
  const search = useSearchParams()[0].get('search') ?? ''
  const [filter, setFilter] = useState<SnippetFilter>({ lang, state: '', search, page: 1 })
  const [open, setOpen] = useState<Snippet | 'new' | null>(null)
  const asked = useDeferredValue(filter)
  const list = useSnippetPage(asked)
  return (
    <ScreenPage
      title={text('snippets.title')}
      hint={text('snippets.hint')}
      action={
        <Button variant="contained" startIcon={<Plus size={18} />} onClick={() => setOpen('new')}>
          {text('snippets.add')}
        </Button>
      }
    >
      <Filters filter={filter} onChange={(change) => setFilter({ ...filter, page: 1, ...change })} />
      <ReadState of={list} failed={text('snippets.failed')} beside />
      {list.data?.count === 0 ? <Empty filtered={filter.lang !== '' || filter.state !== '' || filter.search !== ''} /> : null}
      {list.data?.results.length ? (
        <ul className={page_styles.rows}>
          {list.data.results.map((snippet) => (
            <li key={snippet.id}>
              <SnippetRow snippet={snippet} onEdit={() => setOpen(snippet)} />
            </li>
          ))}
        </ul>
      ) : null}
      <Pager
        page={filter.page}
        page_size={SNIPPETS_PER_PAGE}
        count={list.data?.count ?? 0}
        onPage={(page) => setFilter({ ...filter, page })}
      />
      {open ? <SnippetDialog snippet={open === 'new' ? null : open} onClose={() => setOpen(null)} /> : null}
    </ScreenPage>
  )
}

type FiltersProps = { filter: SnippetFilter; onChange(change: Partial<SnippetFilter>): void }

function Filters({ filter, onChange }: FiltersProps) {
  const text = useText()
  return (
    <div className={page_styles.filters}>
      <Choose
        label={text('snippets.lang')}
        value={filter.lang}
        none={text('snippets.all_langs')}
        options={LANGUAGES.map((value) => ({ value, label: text(`lang.${value}`) }))}
        onChoose={(lang) => onChange({ lang })}
      />
      <Choose
        label={text('snippets.state')}
        value={filter.state}
        none={text('snippets.all_states')}
        options={(['draft', 'approved'] as const).map((value) => ({ value, label: text(`snippets.${value}`) }))}
        onChoose={(state) => onChange({ state })}
      />
      <TextField
        label={text('snippets.search')}
        type="search"
        value={filter.search}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 100 } }}
        onChange={(event) => onChange({ search: event.target.value })}
      />
    </div>
  )
}

function Empty({ filtered }: { filtered: boolean }) {
  const text = useText()
  if (filtered) return <NothingHere title={text('snippets.nothing')} />
  return (
    <NothingHere title={text('snippets.empty')}>
      <p>{text('snippets.empty_text')}</p>
    </NothingHere>
  )
}
