import type { LibraryItem } from '@himoya/contract/content/library'
import { MEDIA_ACCEPT, type MediaKind } from '@himoya/contract/content/library-lists'
import { formatSeconds } from '@himoya/kit/dates'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { FileText, Film, Upload, Volume2 } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import { NothingHere, Pager } from '../../../../ui/pages/page.tsx'
import { useLang, useText } from '../../../../i18n/use-text.ts'
import { FileButton } from '../../../../ui/fields/file-button.tsx'
import library_styles from '../library.module.css'
import { UploadCard } from '../upload-card.tsx'
import styles from '../media.module.css'
import { lookOf, MEDIA_PER_PAGE, useMediaPage } from './use-media.ts'
import { ReadState } from '../../../../ui/pages/read-state.tsx'

type Props = { of: MediaKind; onPick(id: string): void; onClose(): void }

/** One medium from the library; what is missing there is brought at once. */
export function MediaPicker({ of, onPick, onClose }: Props) {
  const text = useText()
  const title = useId()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [file, setFile] = useState<File | null>(null)
  const [refused, setRefused] = useState(false)
  const list = useMediaPage(of, useDeferredValue(search.trim()), page)
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="md" fullWidth>
      <DialogTitle id={title}>{text(`media_pick.${of}`)}</DialogTitle>
      <DialogContent>
        {file ? (
          <ul className={library_styles.uploads} aria-label={text('library.waiting')}>
            <UploadCard
              key={file.name + file.lastModified}
              file={file}
              of={of}
              onSaved={onPick}
              onGone={() => setFile(null)}
              onRefused={() => setRefused(true)}
            />
          </ul>
        ) : null}
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
        <Found list={list} searched={search !== ''} onPick={onPick} />
        <Pager page={page} page_size={MEDIA_PER_PAGE} count={list.data?.count ?? 0} onPage={setPage} />
      </DialogContent>
      <DialogActions>
        <FileButton
          label={text(refused ? 'library.other_file' : 'library.upload')}
          accept={MEDIA_ACCEPT[of]}
          startIcon={<Upload size={18} />}
          disabled={file !== null && !refused}
          onFiles={([first]) => {
            setFile(first ?? null)
            setRefused(false)
            setSearch('')
            setPage(1)
          }}
        />
        <Button variant="outlined" onClick={onClose}>
          {text('content.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type FoundProps = { list: ReturnType<typeof useMediaPage>; searched: boolean; onPick(id: string): void }

function Found({ list, searched, onPick }: FoundProps) {
  const text = useText()
  return (
    <>
      <ReadState of={list} failed={text('media_pick.failed')} rows={3} beside />
      {list.data?.count === 0 ? (
        <NothingHere title={text(searched ? 'media_pick.nothing' : 'media_pick.empty')}>
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
    </>
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
