import { useText } from '../../i18n/use-text.ts'
import styles from './marks.module.css'
import { cutAt, type Highlights } from './cut-at.ts'

/** A person's own words, with those marked that stand on our lists. */
export function MarkedText({ words, highlights }: { words: string; highlights: Highlights }) {
  const text = useText()
  return cutAt(words, highlights).map(({ from, piece, topic }) =>
    topic === null ? (
      <span key={from}>{piece}</span>
    ) : (
      <mark key={from} className={styles.mark} title={text('care.hint_mark', { topic: text(`care.topic_${topic}`) })}>
        {piece}
        <span className="unseen"> ({text('care.hint_mark', { topic: text(`care.topic_${topic}`) })})</span>
      </mark>
    ),
  )
}
