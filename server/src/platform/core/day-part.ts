import type { DayLine, DayPart } from '@himoya/contract/desk/my-day'
import { type AwaitKind, DAY_LINES } from '@himoya/contract/desk/my-day-lists'

type LineParts = Pick<DayLine, 'id'> & Partial<Omit<DayLine, 'at' | 'id'>> & { at?: Date | null }

/** What waits of one kind, the most pressing first; nothing where nothing waits. `count`: in all, where not all rows are here. */
export function dayPart<Row>(
  kind: AwaitKind,
  rows: readonly Row[],
  tell: (row: Row) => LineParts,
  count = rows.length,
): DayPart[] {
  if (count === 0) return []
  const lines = rows.slice(0, DAY_LINES).map((row): DayLine => {
    const { id, about = null, of = null, by = null, why = null, at = null, late = false } = tell(row)
    return { id, about, of, by, why, at: at?.toISOString() ?? null, late }
  })
  return [{ kind, count, lines }]
}
