import type { HandoverCard } from '@himoya/contract/chat/desk'
import styles from '../follow-ups.module.css'
import { useText } from '../../../../i18n/use-text.ts'
import { wordsOf } from '../words-of.ts'
import { useDueWords } from '../use-due-words.ts'

/** On a card: what was promised, by when, and whether the person sees it. */
export function PromiseLines({ promises }: { promises: HandoverCard['follow_ups'] }) {
  const text = useText()
  const dueWords = useDueWords()
  if (!promises?.length) return null
  return (
    <ul>
      {promises.map(({ kind, words, due_at, shown }) => (
        <li key={`${due_at} ${words}`}>
          {wordsOf({ kind, words }, text)} <span className={styles.when}>{dueWords(due_at)}</span>
          {shown ? <span className={styles.quiet}> · {text('promise.shown')}</span> : null}
        </li>
      ))}
    </ul>
  )
}
