import { DESK_LENGTHS } from '@himoya/contract/desk-lists'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { Ear, Lock } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { WordsCount } from '../../ui/fields/words-field.tsx'
import { explain } from '../../ui/words/explain.ts'
import { useServices, useStore } from '../../session/services.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './notes.module.css'
import { createNotesStore } from './notes-store.ts'

type Props = { chat_id: string; kind: 'note' | 'whisper'; placeholder: string }

export const draftOf = (chat_id: string, kind: 'note' | 'whisper'): string => `${chat_id}:${kind}`

/**
 * Writes beside the chat. It knows no way to the child: its text goes to the notes' own call, its draft has a place of its
 * own, and it looks like nothing that is sent. The box is emptied once the note is stored.
 */
export function NoteComposer({ chat_id, kind, placeholder }: Props) {
  const text = useText()
  const { drafts } = useServices()
  const notes = useStore(createNotesStore)
  const id = useId()
  const count = useId()
  const place = draftOf(chat_id, kind)
  const [draft, setDraft] = useState(() => drafts.read(place))
  useEffect(() => drafts.write(place, draft), [drafts, place, draft])
  const save = useMutation({
    mutationFn: () => notes.add(chat_id, { kind, text: draft.trim() }),
    onSuccess: () => setDraft(''),
  })
  const sendable = draft.trim() !== '' && draft.length <= DESK_LENGTHS.note && !save.isPending

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (sendable) save.mutate()
  }
  return (
    <form
      className={kind === 'whisper' ? `${styles.form} ${styles.is_whisper}` : styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (sendable) save.mutate()
      }}
    >
      <label htmlFor={id}>{text(`note.${kind}_box`)}</label>
      <div className={styles.row}>
        <textarea
          id={id}
          value={draft}
          rows={1}
          aria-describedby={count}
          placeholder={placeholder}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          variant="contained"
          className={styles.save}
          disabled={!sendable}
          startIcon={kind === 'whisper' ? <Ear size={18} /> : <Lock size={18} />}
        >
          {text(save.isPending ? 'note.saving' : `note.${kind}_send`)}
        </Button>
      </div>
      <WordsCount id={count} length={draft.length} most={DESK_LENGTHS.note} />
      {save.isError ? (
        <p className={styles.problem} role="alert">
          {text('note.not_saved')} {explain(save.error, text)}
        </p>
      ) : null}
    </form>
  )
}
