import { AlarmClock, Clock3 } from 'lucide-react'
import { useText } from '../../../../i18n/use-text.ts'
import { useNow } from '../../../../ui/marks/use-now.ts'
import { inOneUnit } from '../../../../ui/words/in-one-unit.ts'
import { stageOf } from '../due-times.ts'
import styles from '../follow-ups.module.css'
import { useDueWords } from '../use-due-words.ts'

const TICK_MS = 15_000

/** How long a promise still has; what is over in a word, a shape and a colour. */
export function DueClock({ due_at }: { due_at: string }) {
  const text = useText()
  const dueWords = useDueWords()
  const now = useNow(TICK_MS)
  const stage = stageOf(due_at, now)
  const over = stage === 'due' || stage === 'late'
  const { unit, count } = inOneUnit(Date.parse(due_at) - now)
  const Shape = over ? AlarmClock : Clock3
  return (
    <span className={styles[`clock_${stage}`]}>
      <Shape size={15} aria-hidden />
      <time dateTime={due_at}>{dueWords(due_at)}</time>
      <span>{text(over ? 'case.late_by' : 'case.due_left', { span: text(`case.${unit}`, { count }) })}</span>
    </span>
  )
}
