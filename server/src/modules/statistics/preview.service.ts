import type { Language } from '@himoya/contract/languages'
import type { StatisticsPreview, StatisticsPreviewQuery } from '@himoya/contract/statistics/statistics'
import { AppError } from '../../platform/core/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { monthAt, monthsBetween } from './months.policy.ts'
import { labelOfPlace, placesOf, readNames } from './read-statistics.service.ts'
import { hasSamples, readCells } from './statistics.store.ts'
import type { Counted } from './tables.policy.ts'

const USUAL_MONTHS = 12
const MOST_MONTHS = 36
/** Before it nothing was counted. */
const FIRST_MONTH = '2020-01'

/**
 * The true numbers of any months, for supervisors: they see every case, and have to see a wave before it is public. Throws
 * `invalid` for months in the wrong order or too many.
 */
export async function previewStatistics(
  platform: Pick<Platform, 'db' | 'now'>,
  lang: Language,
  asked: StatisticsPreviewQuery,
): Promise<StatisticsPreview> {
  const { db, now } = platform
  const months = askedMonths(asked, monthAt(now()))
  const [counted, names, sample] = await Promise.all([readCells(db, months), readNames(db, lang), hasSamples(db, months)])
  const keyOf = (place: Counted): string => asked.by.map((dimension) => place[dimension]).join(',')
  const counts = new Map<string, number>()
  for (const place of counted) counts.set(keyOf(place), (counts.get(keyOf(place)) ?? 0) + place.count)
  const cells = placesOf(asked.by, months).flatMap((keys) => {
    const key = keys.join(',')
    const count = counts.get(key) ?? 0
    return count === 0 ? [] : [{ key, label: labelOfPlace(keys, asked.by, names), count }]
  })
  return {
    by: asked.by.join(','),
    from: months[0]!,
    to: months.at(-1)!,
    cells,
    total: counted.reduce((sum, { count }) => sum + count, 0),
    sample,
  }
}

function askedMonths({ from, to }: StatisticsPreviewQuery, this_month: string): string[] {
  const last = to ?? this_month
  const months = from === undefined ? monthsBetween(FIRST_MONTH, last).slice(-USUAL_MONTHS) : monthsBetween(from, last)
  if (months.length === 0 || months.length > MOST_MONTHS) throw new AppError('invalid', { fields: { from: ['out_of_range'] } })
  return months
}
