import type { HandoverCard } from '@himoya/contract/desk'
import styles from '../follow-ups.module.css'
import { useDueWords } from '../use-due-words.ts'

/** On a card: what was promised, and by when. */
export function PromiseLines({ promises }: { promises: HandoverCard['follow_ups'] }) {
  const dueWords = useDueWords()
  if (!promises?.length) return null
  return (
    <ul>
      {promises.map(({ words, due_at }) => (
        <li key={`${due_at} ${words}`}>
          {words} <span className={styles.when}>{dueWords(due_at)}</span>
        </li>
      ))}
    </ul>
  )
}
