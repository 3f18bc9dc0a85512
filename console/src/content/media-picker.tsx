import type { LibraryItem } from '@himoya/contract/library'
import type { MediaKind } from '@himoya/contract/library-lists'
import { formatSeconds } from '@himoya/kit/dates'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { FileText, Film, Volume2 } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import { ListFailed, ListSkeleton, NothingHere, Pager } from '../app/room-page.tsx'
import { useLang, useText } from '../i18n/use-text.ts'
import styles from './media.module.css'
import { lookOf, MEDIA_PER_PAGE, useMediaPage } from './use-media.ts'

type Props = { of: MediaKind; onPick(id: string): void; onClose(): void }

/** One medium from the library. */
export function MediaPicker({ of, onPick, onClose }: Props) {
  const text = useText()
  const title = useId()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const list = useMediaPage(of, useDeferredValue(search.trim()), page)
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="md" fullWidth>
      <DialogTitle id={title}>{text(`media_pick.${of}`)}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          type="search"
          label={text('media_pick.search')}
          value={search}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 100 } }}
          onChange={(event) => {
            setSearch(event.target.value)
            setPage(1)
          }}
        />
        {list.isPending ? <ListSkeleton rows={3} /> : null}
        {list.isError ? (
          <ListFailed title={text('media_pick.failed')} error={list.error} onRetry={() => void list.refetch()} />
        ) : null}
        {list.data?.count === 0 ? (
          <NothingHere title={text(search ? 'media_pick.nothing' : 'media_pick.empty')}>
            <p>{text('media_pick.empty_text')}</p>
          </NothingHere>
        ) : null}
        <ul className={styles.grid}>
          {list.data?.results.map((item) => (
            <li key={item.id}>
              <Tile item={item} onPick={() => onPick(item.id)} />
            </li>
          ))}
        </ul>
        <Pager page={page} page_size={MEDIA_PER_PAGE} count={list.data?.count ?? 0} onPage={setPage} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {text('content.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Tile({ item, onPick }: { item: LibraryItem; onPick(): void }) {
  const lang = useLang()
  return (
    <button type="button" className={styles.tile} onClick={onPick}>
      <MediumLook item={item} />
      <span className={styles.tile_words}>{item.alt[lang]}</span>
      <span className={styles.tile_meta}>
        {item.name}
        {item.seconds === null ? '' : ` · ${formatSeconds(item.seconds)}`}
      </span>
    </button>
  )
}

const SHOWN_PX = 384
const SIGNS = { audio: Volume2, video: Film, pdf: FileText, image: FileText } as const

/** The picture of a medium, or a sign of its kind; what it shows is said beside it. */
export function MediumLook({ item }: { item: LibraryItem }) {
  const src = lookOf(item, SHOWN_PX)
  const Sign = SIGNS[item.kind]
  return <span className={styles.look}>{src ? <img src={src} alt="" loading="lazy" /> : <Sign size={32} aria-hidden />}</span>
}
