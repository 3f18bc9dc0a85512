import type { CaseDeadline } from '@himoya/contract/reports/cases'
import { formatRelative } from '@himoya/kit/dates'
import { AlarmClock, Clock3 } from 'lucide-react'
import { useLang, useText } from '../../../../i18n/use-text.ts'
import styles from '../cases.module.css'
import { inOneUnit } from '../../../../ui/words/in-one-unit.ts'
import { isLate, isSoon } from '../due.ts'
import { useNow } from '../../../../ui/marks/use-now.ts'

const TICK_MS = 20_000

/** What is owed, by when, and how long that still is; late in a word, a shape and a colour. */
export function PromiseClock({ promise }: { promise: CaseDeadline }) {
  const text = useText()
  const lang = useLang()
  const now = useNow(TICK_MS)
  const late = isLate(promise, now)
  const { unit, count } = inOneUnit(Date.parse(promise.due_at) - now)
  const span = text(`case.${unit}`, { count })
  const Shape = late ? AlarmClock : Clock3
  return (
    <span className={late ? styles.promise_late : isSoon(promise, now) ? styles.promise_soon : styles.promise}>
      <Shape size={15} aria-hidden />
      <span>{text(`case.due_${promise.kind}`)}</span>
      <time dateTime={promise.due_at} title={text('case.due_by', { time: formatRelative(promise.due_at, lang, now) })}>
        {text(late ? 'case.late_by' : 'case.due_left', { span })}
      </time>
    </span>
  )
}
