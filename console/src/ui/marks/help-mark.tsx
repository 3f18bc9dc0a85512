import { Lightbulb } from 'lucide-react'
import { useText } from '../../i18n/use-text.ts'
import styles from './marks.module.css'

/** In a message that tells of danger: it says where to look, and a person decides. */
export function HelpMark({ message: { help } }: { message: { help?: true | undefined } }) {
  const text = useText()
  if (!help) return null
  return (
    <p className={styles.help}>
      <Lightbulb size={16} aria-hidden />
      <span>
        <strong>{text('care.hint_title')}</strong> {text('care.hint_any')}. {text('care.hint_decides')}
      </span>
    </p>
  )
}
