import type { NumbersDesk } from '@himoya/contract/content/number-changes'
import { formatDate } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { NotFoundPage } from '../../../ui/pages/not-found-page.tsx'
import { ScreenPage } from '../../../ui/pages/page.tsx'
import page_styles from '../../../ui/pages/page.module.css'
import { useMe } from '../../../session/use-me.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { NumberDialog } from './number-dialog.tsx'
import styles from './numbers.module.css'
import { useAskForChange, useNumbers } from './use-numbers.ts'
import { WaitingChange } from './waiting-change.tsx'
import { ReadState } from '../../../ui/pages/read-state.tsx'

type One = NumbersDesk['numbers'][number]

/** The numbers on every page; what one person asks to change, another one confirms. */
export function NumbersPage() {
  const text = useText()
  const role = useMe().data?.role
  const desk = useNumbers()
  const [open, setOpen] = useState<One | 'new' | null>(null)
  if (role !== undefined && role !== 'editor' && role !== 'supervisor') return <NotFoundPage />
  const add = (
    <Button variant="contained" startIcon={<Plus size={18} />} disabled={!desk.data} onClick={() => setOpen('new')}>
      {text('numbers.add')}
    </Button>
  )
  return (
    <ScreenPage title={text('numbers.title')} hint={text('numbers.hint')} action={add}>
      <ReadState of={desk} failed={text('numbers.failed')} />
      {desk.data ? <Desk desk={desk.data} onEdit={setOpen} /> : null}
      {open ? (
        <NumberDialog
          one={open === 'new' ? null : open}
          position={(desk.data?.numbers.at(-1)?.position ?? 0) + 1}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </ScreenPage>
  )
}

function Desk({ desk: { numbers, changes }, onEdit }: { desk: NumbersDesk; onEdit(one: One): void }) {
  const text = useText()
  const waiting = useId()
  const waits = new Set(changes.map(({ number }) => number))
  return (
    <>
      <ul className={page_styles.rows} aria-label={text('numbers.title')}>
        {numbers.map((one) => (
          <NumberRow key={one.number} one={one} waits={waits.has(one.number)} onEdit={() => onEdit(one)} />
        ))}
      </ul>
      {changes.length > 0 ? (
        <section aria-labelledby={waiting}>
          <h2 id={waiting} className={styles.part}>
            {text('numbers.waiting')}
          </h2>
          <ul className={page_styles.rows}>
            {changes.map((change) => (
              <WaitingChange key={change.id} change={change} />
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function NumberRow({ one, waits, onEdit }: { one: One; waits: boolean; onEdit(): void }) {
  const text = useText()
  const lang = useLang()
  const ask = useAskForChange()
  const { number, labels, verified_at, answered, shown } = one
  return (
    <li className={page_styles.row}>
      <div className={page_styles.row_head}>
        <strong className={styles.number}>{number}</strong>
        <span>{labels[lang]}</span>
        <span className={page_styles.row_end}>{text(shown ? 'numbers.shown' : 'numbers.hidden')}</span>
      </div>
      <p className={styles.quiet}>
        {verified_at ? text('numbers.verified', { day: formatDate(verified_at, lang) }) : text('numbers.unverified')}
        {verified_at && answered ? `. ${text('numbers.answered')}: ${answered}` : ''}
      </p>
      {waits ? null : (
        <div className={styles.ways}>
          <Button variant="outlined" disabled={ask.isPending} onClick={() => ask.mutate({ kind: 'verify', number })}>
            {text('numbers.verify')}
          </Button>
          <Button variant="text" onClick={onEdit}>
            {text('numbers.edit')}
          </Button>
          <Button variant="text" disabled={ask.isPending} onClick={() => ask.mutate({ kind: 'remove', number })}>
            {text('numbers.remove')}
          </Button>
        </div>
      )}
    </li>
  )
}
