import { MOST_TYPES, REPORT_TYPES, type ReportTypeId } from '@himoya/contract/reports/report-lists'

/** The chosen kinds of a draft, which holds them parted by spaces. */
export const typeIds = (kept: string): ReportTypeId[] => kept.split(' ').filter(Boolean) as ReportTypeId[]

const PARENTS = new Map<string, ReportTypeId | null>(REPORT_TYPES.map(({ id, parent }) => [id, parent]))

/** The picture a kind belongs to: its parent, or itself. */
const familyOf = (id: string): string => PARENTS.get(id) ?? id

/** Whether a picture is chosen, by itself or by one of its own kinds. */
export const hasFamily = (ids: readonly string[], family: string): boolean => ids.some((id) => familyOf(id) === family)

/**
 * Chooses a kind or takes it back. A closer kind stands in the place of its picture, and the picture comes back when the last of
 * them is taken away. What does not fit any more (three are the most) changes nothing.
 */
export function toggleType(ids: readonly ReportTypeId[], id: ReportTypeId): ReportTypeId[] {
  const family = familyOf(id)
  const others = ids.filter((one) => familyOf(one) !== family)
  const own = ids.filter((one) => familyOf(one) === family)
  const next = id === family ? (own.length > 0 ? [] : [id]) : toggleCloser(own, id, family as ReportTypeId)
  return others.length + next.length > MOST_TYPES ? [...ids] : [...others, ...next]
}

function toggleCloser(own: readonly ReportTypeId[], id: ReportTypeId, family: ReportTypeId): ReportTypeId[] {
  if (!own.includes(id)) return [...own.filter((one) => one !== family), id]
  const left = own.filter((one) => one !== id)
  return left.length > 0 ? left : [family]
}

/** Whether there is no room for this one any more. */
export function isOneTooMany(ids: readonly ReportTypeId[], id: ReportTypeId): boolean {
  const next = toggleType(ids, id)
  return next.length === ids.length && next.every((one) => ids.includes(one))
}
