import type { StaffUser } from '@himoya/contract/staff/staff'
import { Dialog } from '@mui/material'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import styles from './find-dialog.module.css'
import { type Hit, useHits } from './use-hits.ts'

/** Everything by its name: screens, people I may see, cases, texts, canned replies. Arrows choose, Enter opens. */
export function FindDialog({ me, onClose }: { me: StaffUser; onClose(): void }) {
  const text = useText()
  const navigate = useNavigate()
  const list = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const { hits, busy } = useHits(me, useDeferredValue(typed.trim()))
  const chosen = hits[Math.min(active, hits.length - 1)]
  const go = (hit: Hit): void => {
    onClose()
    if (hit.elsewhere) window.open(hit.to, '_blank', 'noopener')
    else void navigate(hit.to)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && hits.length) setActive((now) => (Math.min(now, hits.length - 1) + step + hits.length) % hits.length)
    else if (event.key === 'Enter' && chosen) go(chosen)
    else return
    event.preventDefault()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      className={styles.dialog}
      slotProps={{ paper: { 'aria-label': text('find.title') } }}
    >
      <div className={styles.box}>
        <Search size={20} aria-hidden />
        <input
          autoFocus
          role="combobox"
          aria-expanded
          aria-controls={list}
          aria-activedescendant={chosen ? `${list}-${chosen.id}` : undefined}
          aria-label={text('find.title')}
          placeholder={text('find.hint')}
          value={typed}
          maxLength={100}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(0)
          }}
        />
      </div>
      <div id={list} role="listbox" aria-label={text('find.found')} className={styles.list}>
        {hits.map((hit) => (
          <HitRow key={hit.id} id={`${list}-${hit.id}`} hit={hit} chosen={hit === chosen} onGo={() => go(hit)} />
        ))}
      </div>
      <p role="status" className={styles.none}>
        {hits.length > 0 ? '' : text(busy ? 'app.loading' : 'find.none')}
      </p>
    </Dialog>
  )
}

type RowProps = { id: string; hit: Hit; chosen: boolean; onGo(): void }

function HitRow({ id, hit: { name, kind, Icon }, chosen, onGo }: RowProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      id={id}
      ref={(row) => (chosen ? row?.scrollIntoView({ block: 'nearest' }) : undefined)}
      role="option"
      aria-selected={chosen}
      className={chosen ? styles.hit_chosen : styles.hit}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onGo}
    >
      <Icon size={18} aria-hidden />
      <span className={styles.name}>{name}</span>
      <span className={styles.kind}>{kind}</span>
    </button>
  )
}
