import { CASE_LENGTHS, NOTE_OPEN_MINUTES } from '@himoya/contract/reports/case-lists'
import type { Case, CaseNote } from '@himoya/contract/reports/cases'
import { formatRelative } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { useMe } from '../../../session/use-me.ts'
import { useLang, useText } from '../../../i18n/use-text.ts'
import note_styles from '../../../ui/messages/note.module.css'
import styles from './case.module.css'
import { mayNote } from './may-write.ts'
import { NotSaved } from './not-saved.tsx'
import { Part } from './part.tsx'
import { useCaseWrite } from './use-case.ts'
import { useWriteBox } from '../../../ui/fields/use-write-box.ts'
import { useNow } from '../../../ui/marks/use-now.ts'
import { WordsField } from '../../../ui/fields/words-field.tsx'

/** Words among staff: violet, dashed, locked a quarter of an hour after they were written. */
export function NotesPart({ one }: { one: Case }) {
  const text = useText()
  return (
    <Part name="notes" title={text('case.notes')} count={one.notes.length}>
      {one.notes.length === 0 ? <p className={styles.quiet}>{text('case.notes_none')}</p> : null}
      {one.notes.map((note) => (
        <NoteItem key={note.id} id={one.id} note={note} may_write={mayNote(one)} />
      ))}
      {mayNote(one) ? <NewNote id={one.id} /> : null}
    </Part>
  )
}

function NewNote({ id }: { id: string }) {
  const text = useText()
  const save = useCaseWrite(id)
  const { draft, write, busy, send } = useWriteBox(
    (words, key) => save.mutateAsync({ path: 'note/', key, body: { text: words } }),
    `case:${id}:note`,
  )
  return (
    <form
      className={styles.note_form}
      onSubmit={(event) => {
        event.preventDefault()
        if (draft.trim() !== '') void send()
      }}
    >
      <WordsField
        most={CASE_LENGTHS.note}
        label={text('case.note_box')}
        helperText={text('case.note_hint', { minutes: NOTE_OPEN_MINUTES })}
        value={draft}
        minRows={2}
        maxRows={12}
        onChange={(event) => write(event.target.value)}
      />
      <NotSaved id={id} error={save.error} onReread={save.reset} />
      <div className={styles.ways}>
        <Button
          type="submit"
          variant="outlined"
          startIcon={<Lock size={16} />}
          className={styles.note_save}
          disabled={draft.trim() === '' || busy}
        >
          {text(busy ? 'case.saving' : 'case.note_add')}
        </Button>
      </div>
    </form>
  )
}

const TICK_MS = 20_000
const MINUTE_MS = 60_000

function NoteItem({ id, note, may_write }: { id: string; note: CaseNote; may_write: boolean }) {
  const text = useText()
  const me = useMe().data
  const now = useNow(TICK_MS)
  const [changing, setChanging] = useState(false)
  const left = note.open_until === null ? 0 : Math.ceil((Date.parse(note.open_until) - now) / MINUTE_MS)
  const own = may_write && left > 0 && note.author.id === me?.id
  // what is being written is not taken away when the time is over: the server says so, the words stay
  if (changing) return <ChangeNote id={id} note={note} onDone={() => setChanging(false)} />
  return (
    <article className={note_styles.note}>
      <p className={note_styles.words} dir="auto">
        <strong className={note_styles.who_sees}>
          <Lock size={15} aria-hidden />
          {text('case.note_only_staff')}
        </strong>{' '}
        {note.text}
      </p>
      <NoteSigned note={note} left={own ? left : 0} />
      {own ? (
        <Button variant="text" size="small" onClick={() => setChanging(true)}>
          {text('case.note_change')}
        </Button>
      ) : null}
    </article>
  )
}

function NoteSigned({ note: { author, created_at, updated_at }, left }: { note: CaseNote; left: number }) {
  const text = useText()
  const lang = useLang()
  return (
    <p className={note_styles.signed}>
      {text('case.signed', { alias: author.alias, time: formatRelative(created_at, lang) })}
      {updated_at ? ` · ${text('case.note_changed', { time: formatRelative(updated_at, lang) })}` : ''}
      {' · '}
      {left > 0 ? <LockOpen size={13} aria-hidden /> : null}{' '}
      {left > 0 ? text('case.note_open', { minutes: left }) : text('case.note_locked')}
    </p>
  )
}

function ChangeNote({ id, note, onDone }: { id: string; note: CaseNote; onDone(): void }) {
  const text = useText()
  const [typed, setTyped] = useState(note.text)
  const write = useCaseWrite(id)
  const save = (): void =>
    write.mutate({ method: 'put', path: `note/${note.id}/`, body: { text: typed.trim() } }, { onSuccess: onDone })
  return (
    <form
      className={styles.note_form}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== '' && !write.isPending) save()
      }}
    >
      <WordsField
        most={CASE_LENGTHS.note}
        label={text('case.note_change')}
        value={typed}
        autoFocus
        minRows={2}
        maxRows={12}
        onChange={(event) => setTyped(event.target.value)}
      />
      <NotSaved id={id} error={write.error} onReread={write.reset} />
      <div className={styles.ways}>
        <Button type="submit" variant="outlined" className={styles.note_save} disabled={typed.trim() === '' || write.isPending}>
          {text(write.isPending ? 'case.saving' : 'case.save')}
        </Button>
        <Button variant="text" onClick={onDone}>
          {text('case.cancel')}
        </Button>
      </div>
    </form>
  )
}
