import type { Case } from '@himoya/contract/reports/cases'
import { CircleAlert } from 'lucide-react'
import { useText } from '../../../i18n/use-text.ts'
import styles from './case.module.css'
import { unwrittenStory } from './unwritten-story.ts'

/** In place of a story; what has to be asked for stands out. */
export function Unwritten({ one }: { one: Case }) {
  const text = useText()
  const key = unwrittenStory(one)
  if (key !== 'case.story_unheard') return <p className={styles.quiet}>{text(key)}</p>
  return (
    <p className={styles.hint}>
      <CircleAlert size={18} aria-hidden />
      {text(key)}
    </p>
  )
}
