import type { Note } from '@himoya/contract/chat/desk'
import { formatClock } from '@himoya/kit/dates'
import { ArrowLeftRight, Ear, Lock } from 'lucide-react'
import { PromiseLines } from '../../../reports/follow-ups/public/promise-lines.tsx'
import { GuideWords } from '../../care/public/risk-guide.tsx'
import { useText } from '../../../../i18n/use-text.ts'
import styles from '../notes.module.css'
import note_styles from '../../../../ui/messages/note.module.css'

/** A word among staff: dashed, coloured, and it says who sees it. Nothing like a message. */
export function NoteBubble({ note }: { note: Note }) {
  const text = useText()
  if (note.handover) return <Handover note={note} handover={note.handover} />
  const whisper = note.kind === 'whisper'
  return (
    <article className={whisper ? note_styles.whisper : note_styles.note}>
      <p className={note_styles.words} dir="auto">
        <strong className={note_styles.who_sees}>
          {whisper ? <Ear size={15} aria-hidden /> : <Lock size={15} aria-hidden />}
          {text(whisper ? 'note.only_counsellor' : 'note.only_staff')}.
        </strong>{' '}
        {note.text}
      </p>
      <Signed note={note} />
    </article>
  )
}

function Handover({ note, handover }: { note: Note; handover: NonNullable<Note['handover']> }) {
  const text = useText()
  const { from, to, summary, risk, guide, promises, follow_ups = [], next_step } = handover
  return (
    <article className={note_styles.note} aria-label={text('note.handover')}>
      <strong className={note_styles.who_sees}>
        <ArrowLeftRight size={15} aria-hidden />
        {text('note.handover_from', { from, to })}
      </strong>
      <dl className={styles.card}>
        <dt>{text('note.summary')}</dt>
        <dd>{summary}</dd>
        <dt>{text('note.risk')}</dt>
        <dd>
          {text(`risk.${risk}`)}
          <GuideWords guide={guide} />
        </dd>
        {promises.length + follow_ups.length > 0 ? (
          <>
            <dt>{text('note.promises')}</dt>
            <dd>
              <PromiseLines promises={follow_ups} />
              <ul>
                {promises.map((promise) => (
                  <li key={promise}>{promise}</li>
                ))}
              </ul>
            </dd>
          </>
        ) : null}
        <dt>{text('note.next_step')}</dt>
        <dd>{next_step}</dd>
      </dl>
      <Signed note={note} />
    </article>
  )
}

function Signed({ note: { author, created_at } }: { note: Note }) {
  return (
    <p className={note_styles.signed}>
      {author.alias}, <time dateTime={created_at}>{formatClock(created_at)}</time>
    </p>
  )
}
