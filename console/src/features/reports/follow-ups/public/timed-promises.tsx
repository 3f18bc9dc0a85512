import type { FollowUpBody } from '@himoya/contract/reports/follow-ups'
import { IconButton } from '@mui/material'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import styles from '../follow-ups.module.css'
import { AddPromise, PromiseForm } from '../promise-form.tsx'
import { useDueWords } from '../use-due-words.ts'
import { wordsOf } from '../words-of.ts'
import { PromiseLines } from './promise-lines.tsx'
import { useFollowUpsOf } from './use-follow-ups.ts'

type Props = { chat_id: string; added: readonly FollowUpBody[]; onChange(added: FollowUpBody[]): void }

/** On a handover card: promises that stand beside the chat go along by themselves; new ones become the receiver's. */
export function TimedPromises({ chat_id, added, onChange }: Props) {
  const text = useText()
  const dueWords = useDueWords()
  const [adding, setAdding] = useState(false)
  const known = (useFollowUpsOf({ of: 'chat', id: chat_id }).data ?? []).filter(({ settled }) => settled === null)
  return (
    <div className={styles.timed} role="group" aria-label={text('promise.timed')}>
      <strong>{text('promise.timed')}</strong>
      <PromiseLines
        promises={known.map(({ kind, words, due_at, shown }) => ({ known: true, kind, words: words ?? '', due_at, shown }))}
      />
      <ul className={styles.list}>
        {added.map((one) => (
          <li key={`${one.due_at} ${one.words}`} className={styles.removable}>
            <span>
              {wordsOf(one, text)} <span className={styles.when}>{dueWords(one.due_at)}</span>
              {one.shown ? <span className={styles.quiet}> · {text('promise.shown')}</span> : null}
            </span>
            <IconButton
              aria-label={text('promise.remove', { words: wordsOf(one, text) })}
              onClick={() => onChange(added.filter((other) => other !== one))}
            >
              <X size={17} />
            </IconButton>
          </li>
        ))}
      </ul>
      {adding ? (
        <PromiseForm
          busy={false}
          may_show
          onMake={(body) => {
            onChange([...added, body])
            setAdding(false)
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <AddPromise onClick={() => setAdding(true)} />
      )}
    </div>
  )
}
