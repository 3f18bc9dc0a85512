import { Ear, Lock, MessageSquare } from 'lucide-react'
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useServices } from '../../../../session/services.ts'
import { useShortcuts } from '../../../../ui/keys/use-shortcuts.ts'
import { useText } from '../../../../i18n/use-text.ts'
import { draftOf, NoteComposer } from '../note-composer.tsx'
import styles from '../notes.module.css'

export type Mode = 'answer' | 'note' | 'whisper'
type Props = {
  chat_id: string
  /** The first one is there to begin with. */
  modes: readonly Mode[]
  /** A supervisor whispers to the counsellor, a counsellor back. */
  to_supervisor: boolean
  answer: ReactNode
}

const ICON = { answer: MessageSquare, note: Lock, whisper: Ear }
const STYLE = { answer: '', note: styles.mode_note, whisper: styles.mode_whisper }

/**
 * What is written here and for whom. The mode stays until it is changed by hand: falling back to the answer by itself would
 * send the next note to the child.
 */
export function ComposerModes({ chat_id, modes, to_supervisor, answer }: Props) {
  const text = useText()
  const frame = useRef<HTMLDivElement>(null)
  const [mode, choose] = useMode(modes, frame)
  const whisper = to_supervisor ? 'note.whisper_back_placeholder' : 'note.whisper_placeholder'
  return (
    <div ref={frame}>
      <ModeButtons chat_id={chat_id} modes={modes} mode={mode} onChoose={choose} />
      {mode === 'answer' ? (
        answer
      ) : (
        <NoteComposer
          key={mode}
          chat_id={chat_id}
          kind={mode}
          placeholder={text(mode === 'note' ? 'note.note_placeholder' : whisper)}
        />
      )}
    </div>
  )
}

/** The chosen mode, and how to choose: by a click, or by R and N; then the box of that mode has the focus. */
function useMode(modes: readonly Mode[], frame: RefObject<HTMLElement | null>): [Mode, (mode: Mode) => void] {
  const first = modes[0] ?? 'note'
  const [chosen, setChosen] = useState<{ mode: Mode; by_hand: boolean }>({ mode: first, by_hand: false })
  const choose = useCallback((mode: Mode) => setChosen({ mode, by_hand: true }), [])
  useEffect(() => {
    if (chosen.by_hand) frame.current?.querySelector('textarea')?.focus()
  }, [chosen, frame])
  useShortcuts(useMemo(() => ({ reply: () => choose(first), note: () => choose('note') }), [choose, first]))
  return [modes.includes(chosen.mode) ? chosen.mode : first, choose]
}

type ButtonsProps = Pick<Props, 'chat_id' | 'modes'> & { mode: Mode; onChoose(mode: Mode): void }

function ModeButtons({ chat_id, modes, mode, onChoose }: ButtonsProps) {
  const text = useText()
  const { drafts } = useServices()
  const begun = (one: Mode): boolean => one !== mode && drafts.read(one === 'answer' ? chat_id : draftOf(chat_id, one)) !== ''
  return (
    <div className={styles.modes} role="group" aria-label={text('note.modes')}>
      {modes.map((one) => {
        const Icon = ICON[one]
        return (
          <button
            key={one}
            type="button"
            className={`${styles.mode} ${STYLE[one]}`}
            aria-pressed={one === mode}
            onClick={() => onChoose(one)}
          >
            <Icon size={17} aria-hidden />
            {text(`note.${one}`)}
            {begun(one) ? <span className={styles.draft_dot} aria-hidden /> : null}
          </button>
        )
      })}
    </div>
  )
}
