import type { ContentRow as Row } from '@himoya/contract/content/editing'
import { Chip } from '@mui/material'
import { GripVertical } from 'lucide-react'
import { Link } from 'react-router'
import page_styles from '../../ui/pages/page.module.css'
import { useMe } from '../../session/use-me.ts'
import { useLang, useText } from '../../i18n/use-text.ts'
import { ByLine } from './by-line.tsx'
import { Completeness } from './completeness.tsx'
import styles from './content.module.css'
import editor from '../../ui/fields/editor.module.css'
import { titleIn } from '../../ui/words/title-in.ts'
import { StateChip } from './state-chip.tsx'
import type { Grip } from '../../ui/fields/use-reorder.ts'
import { useStore } from '../../session/services.ts'
import { createDraftsStore } from './drafts-store.ts'

type Props = {
  row: Row
  chosen: boolean
  onChoose(on: boolean): void
  grip: Grip | null
  place: { at: number; of: number }
}

export function ContentRow({ row, chosen, onChoose, grip, place }: Props) {
  const text = useText()
  const title = titleIn(row.titles, useLang()) || text('content.untitled')
  return (
    <div className={styles.row}>
      <label className={styles.row_check}>
        <input type="checkbox" checked={chosen} aria-label={title} onChange={(event) => onChoose(event.target.checked)} />
      </label>
      {grip ? (
        <button
          type="button"
          className={editor.grip}
          aria-label={text('content.move', { title, place: place.at, count: place.of })}
          title={text('content.move_hint')}
          {...grip}
        >
          <GripVertical size={18} aria-hidden />
        </button>
      ) : null}
      <div className={styles.row_words}>
        <div className={page_styles.row_head}>
          <Link to={`/content/${row.type}/${row.id}`} className={styles.row_title}>
            {title}
          </Link>
          <StateChip row={row} />
          <Badges row={row} />
        </div>
        <ByLine alias={row.author} at={row.updated_at} className={page_styles.meta} />
      </div>
      <Completeness of={row.completeness} />
    </div>
  )
}

function Badges({ row }: { row: Row }) {
  const text = useText()
  const local_drafts = useStore(createDraftsStore)
  const me = useMe().data
  const unsaved = me && local_drafts.read(me.id, `${row.type}:${row.id}`) !== null
  return (
    <>
      {unsaved ? <Chip variant="outlined" color="warning" label={text('content.unsaved')} /> : null}
      {row.safety ? <Chip variant="outlined" label={text('content.safety')} title={text('content.safety_hint')} /> : null}
      {row.sample ? <Chip variant="outlined" label={text('content.sample')} /> : null}
    </>
  )
}
