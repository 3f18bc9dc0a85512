import { MEDIA_KINDS } from '@himoya/contract/content/library-lists'
import { TextField } from '@mui/material'
import { Upload } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Choose } from '../../../ui/choices/choose.tsx'
import page_styles from '../../../ui/pages/page.module.css'
import { NothingHere, Pager, ScreenPage } from '../../../ui/pages/page.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { FileButton } from '../../../ui/fields/file-button.tsx'
import { ItemDialog } from './item-dialog.tsx'
import { ACCEPTED } from './kind-of.ts'
import { LibraryTile } from './library-tile.tsx'
import styles from './library.module.css'
import { UploadCard } from './upload-card.tsx'
import { LIBRARY_PER_PAGE, type LibraryFilter, useLibrary } from './use-library.ts'
import { ReadState } from '../../../ui/pages/read-state.tsx'

type Sending = { key: number; file: File }

/** Pictures, sounds, videos and PDFs that content refers to. */
export function LibraryPage() {
  const text = useText()
  const [filter, setFilter] = useState<LibraryFilter>({ kind: '', search: '', page: 1 })
  const [open, setOpen] = useState<string | null>(null)
  const [sending, setSending] = useState<readonly Sending[]>([])
  const list = useLibrary(useDeferredValue(filter))
  const opened = list.data?.results.find(({ id }) => id === open)
  const add = (files: File[]): void =>
    setSending((now) => {
      const next = (now.at(-1)?.key ?? 0) + 1
      return [...now, ...files.map((file, at) => ({ key: next + at, file }))]
    })
  return (
    <ScreenPage
      title={text('library.title')}
      hint={text('library.hint')}
      action={
        <FileButton
          label={text('library.upload')}
          variant="contained"
          startIcon={<Upload size={18} />}
          accept={ACCEPTED}
          multiple
          onFiles={add}
        />
      }
    >
      <UploadList sending={sending} onGone={(key) => setSending((now) => now.filter((one) => one.key !== key))} />
      <Filters filter={filter} onChange={(change) => setFilter({ ...filter, page: 1, ...change })} />
      <ReadState of={list} failed={text('library.failed')} beside />
      {list.data?.count === 0 ? <Empty filtered={filter.kind !== '' || filter.search.trim() !== ''} /> : null}
      <ul className={styles.grid}>
        {list.data?.results.map((item) => (
          <li key={item.id}>
            <LibraryTile item={item} onOpen={() => setOpen(item.id)} />
          </li>
        ))}
      </ul>
      <Pager
        page={filter.page}
        page_size={LIBRARY_PER_PAGE}
        count={list.data?.count ?? 0}
        onPage={(page) => setFilter({ ...filter, page })}
      />
      {opened ? <ItemDialog key={opened.id} item={opened} onClose={() => setOpen(null)} /> : null}
    </ScreenPage>
  )
}

function UploadList({ sending, onGone }: { sending: readonly Sending[]; onGone(key: number): void }) {
  const text = useText()
  if (sending.length === 0) return null
  return (
    <ul className={styles.uploads} aria-label={text('library.waiting')}>
      {sending.map(({ key, file }) => (
        <UploadCard key={key} file={file} onGone={() => onGone(key)} />
      ))}
    </ul>
  )
}

type FiltersProps = { filter: LibraryFilter; onChange(change: Partial<LibraryFilter>): void }

function Filters({ filter, onChange }: FiltersProps) {
  const text = useText()
  return (
    <div className={page_styles.filters}>
      <Choose
        label={text('library.kind')}
        value={filter.kind}
        none={text('library.all_kinds')}
        options={MEDIA_KINDS.map((value) => ({ value, label: text(`library.${value}`) }))}
        onChoose={(kind) => onChange({ kind })}
      />
      <TextField
        label={text('library.search')}
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
  if (filtered) return <NothingHere title={text('library.nothing')} />
  return (
    <NothingHere title={text('library.empty')}>
      <p>{text('library.empty_text')}</p>
    </NothingHere>
  )
}
