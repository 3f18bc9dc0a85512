import type { Language } from '@himoya/contract/languages'
import type { StatisticsQuery } from '@himoya/contract/statistics/statistics'
import { writeCsv } from '../../platform/core/csv.ts'
import type { Platform } from '../../platform/platform.ts'
import { HEADS, labelOf } from './labels.policy.ts'
import { readNames, readStatistics } from './read-statistics.service.ts'

/** A table (RFC 4180): each dimension in words, each by its key, the count; a hidden count is empty. */
export async function statisticsAsCsv(
  platform: Pick<Platform, 'db'>,
  lang: Language,
  asked: Pick<StatisticsQuery, 'by' | 'from' | 'to'>,
): Promise<string> {
  const [{ cells }, names] = await Promise.all([readStatistics(platform, lang, asked), readNames(platform.db, lang)])
  const { by } = asked
  const head = [...by.map((dimension) => HEADS[dimension][lang]), ...by, HEADS.count[lang]]
  const rows = cells.map(({ key, count }) => {
    const keys = key.split(',')
    return [...by.map((dimension, at) => labelOf(dimension, keys[at]!, names)), ...keys, count === null ? '' : String(count)]
  })
  return writeCsv([head, ...rows], { bom: true })
}
