import type { SosRow } from '@himoya/contract/sos/sos'
import { SOS_UNDO_MS } from '@himoya/contract/sos/sos-lists'
import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { useNow } from '../../ui/marks/use-now.ts'
import { OwnCall } from './own-call.tsx'
import styles from './sos.module.css'

const TICK_MS = 1_000

/**
 * What one has accepted, until it is put away after its end. One stands open at a time, the others are a line each, and what has
 * ended folds into one strip: the page under them keeps its room.
 */
export function OwnCalls({ calls }: { calls: readonly SosRow[] }) {
  const text = useText()
  const [away, setAway] = useState<readonly string[]>([])
  const running = calls.filter(({ settled_at }) => settled_at === null)
  const settled = calls.filter(({ id, settled_at }) => settled_at !== null && !away.includes(id))
  const newest = (acceptedLast(running) ?? settled.at(-1))?.id
  // what was chosen holds until another call is accepted, which opens itself
  const [chosen, setChosen] = useState<{ beside: string | undefined; id: string | null } | null>(null)
  const open = chosen && chosen.beside === newest ? chosen.id : newest
  const of = running.length + settled.length
  const strip = (call: SosRow, at: number, name = text('sos.mine_of', { at, of })) => (
    <OwnCall
      key={call.id}
      call={call}
      name={of === 1 ? text('sos.mine') : name}
      open={call.id === open}
      onToggle={() => setChosen({ beside: newest, id: call.id === open ? null : call.id })}
      onAway={() => setAway([...away, call.id])}
    />
  )
  return (
    <>
      {running.map((call, index) => strip(call, index + 1))}
      {settled.length > 1 ? (
        <Fold calls={settled} onAway={() => setAway([...away, ...settled.map(({ id }) => id)])}>
          {(call, index) => strip(call, running.length + index + 1)}
        </Fold>
      ) : (
        settled.map((call) => strip(call, of))
      )}
    </>
  )
}

/** They stand in the order in which they came, and are not always accepted in that one. */
const acceptedLast = (calls: readonly SosRow[]): SosRow | undefined =>
  calls.toSorted((left, right) => (left.accepted_at ?? '').localeCompare(right.accepted_at ?? '')).at(-1)

type FoldProps = { calls: readonly SosRow[]; onAway(): void; children(call: SosRow, index: number): ReactNode }

/** What has ended, in one line; whose end can still be taken back stands under it all the same. */
function Fold({ calls, onAway, children }: FoldProps) {
  const text = useText()
  const now = useNow(TICK_MS)
  const [open, setOpen] = useState(false)
  const name = text('sos.settled_count', { count: calls.length })
  return (
    <section className={styles.mine} aria-label={name}>
      <div className={styles.mine_head}>
        <p>
          <strong>{name}</strong>
        </p>
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {text(open ? 'sos.hide' : 'sos.show')}
        </Button>
        <Button size="small" variant="contained" onClick={onAway}>
          {text('sos.put_all_away')}
        </Button>
      </div>
      {calls.map((call, index) =>
        open || now < Date.parse(call.settled_at ?? call.created_at) + SOS_UNDO_MS ? children(call, index) : null,
      )}
    </section>
  )
}
