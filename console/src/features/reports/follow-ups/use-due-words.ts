import { formatClock, formatDate } from '@himoya/kit/dates'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { dayOf } from './due-times.ts'

/** `bugun 15:40`, `ertaga 10:00`, `28 noyabr 2026, 10:00`. */
export function useDueWords(): (due_at: string) => string {
  const text = useText()
  const lang = useLang()
  return (due_at) => {
    const day = dayOf(due_at, Date.now())
    const clock = formatClock(due_at)
    return day === 'other' ? `${formatDate(due_at, lang)}, ${clock}` : text(`promise.at_${day}`, { clock })
  }
}
