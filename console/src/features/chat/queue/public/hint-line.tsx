import type { StaffChat } from '@himoya/contract/staff/staff'
import { Lightbulb } from 'lucide-react'
import { useText } from '../../../../i18n/use-text.ts'
import styles from '../queue.module.css'

/** What the lists point at, beside the level and never in its place; a person decides. */
export function HintLine({ chat: { hints, urgency } }: { chat: Pick<StaffChat, 'hints' | 'urgency'> }) {
  const text = useText()
  if (hints.length === 0) return null
  const tone =
    urgency === 'danger' || urgency === 'sos' ? styles.hint_danger : urgency === 'hinted' ? styles.hint_now : styles.hint
  return (
    <span className={tone}>
      <Lightbulb size={14} aria-hidden />
      <span>{text('queue.hint', { topics: hints.map((topic) => text(`care.topic_${topic}`)).join(', ') })}</span>
    </span>
  )
}
