import { DESK_LENGTHS } from '@himoya/contract/chat/desk-lists'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { Ear, Lock } from 'lucide-react'
import { useId } from 'react'
import { WordsCount } from '../../../ui/fields/words-field.tsx'
import { explain } from '../../../ui/words/explain.ts'
import { useStore } from '../../../session/services.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useWriteBox } from '../../../ui/fields/use-write-box.ts'
import { sendsByEnter } from '../../../ui/keys/sends-by-enter.ts'
import type { NewNote } from './note-book.ts'
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
  const notes = useStore(createNotesStore)
  const id = useId()
  const count = useId()
  const save = useMutation({ mutationFn: (note: NewNote) => notes.add(chat_id, note) })
  const { draft, write, busy, send } = useWriteBox(
    (words, cid) => save.mutateAsync({ cid, kind, text: words }),
    draftOf(chat_id, kind),
  )
  const sendable = draft.trim() !== '' && draft.length <= DESK_LENGTHS.note && !busy
  const sendOnce = (): void => {
    if (sendable) void send()
  }
  return (
    <form
      className={kind === 'whisper' ? `${styles.form} ${styles.is_whisper}` : styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        sendOnce()
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
          onChange={(event) => write(event.target.value)}
          onKeyDown={sendsByEnter(sendOnce)}
        />
        <Button
          type="submit"
          variant="contained"
          className={styles.save}
          disabled={!sendable}
          startIcon={kind === 'whisper' ? <Ear size={18} /> : <Lock size={18} />}
        >
          {text(busy ? 'note.saving' : `note.${kind}_send`)}
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
