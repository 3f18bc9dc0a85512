import type { REGION_CODES } from '@himoya/contract/people'
import type { StatisticDimension } from '@himoya/contract/statistics/statistic-lists'
import type { StatisticsCell } from '@himoya/contract/statistics/statistics'
import { useTexts } from '../../i18n/use-texts.ts'
import { useSite } from '../../ui/site/use-site.ts'
import { countWords, highestOf, shareOf, shortMonth } from './count-words.ts'

type Props = { cells: readonly StatisticsCell[] }

/** A table with a bar beside each number: it is its own table for whoever does not see it. */
export function Bars({ by, cells }: Props & { by: StatisticDimension }) {
  const t = useTexts('statistics')
  const { lang } = useSite()
  const highest = highestOf(cells)
  return (
    <table className="bars" aria-label={t(`by.${by}`)}>
      <tbody>
        {cells.map(({ key, label, count }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>
              <svg className={count === null ? 'bar hidden-bar' : 'bar'} aria-hidden="true">
                {count !== null && <rect width={shareOf(count, highest)} height="100%" rx="9" />}
              </svg>
            </td>
            <td>{count === null ? t('few') : countWords(count, lang)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A row each, with its month and, where one begins, its year. */
export function Months({ cells }: Props) {
  const { lang } = useSite()
  const words = (key: string, at: number): string => (at === 0 || key.endsWith('-01') ? ` ${key.slice(0, 4)}` : '')
  return (
    <Bars by="month" cells={cells.map((cell, at) => ({ ...cell, label: shortMonth(cell.key, lang) + words(cell.key, at) }))} />
  )
}

const STEPS = 5
const LEGEND = [1, 2, 3, 4, 5]
const isRegion = (key: string): key is (typeof REGION_CODES)[number] => key !== 'unknown'

/** Fourteen equal arches, about where the regions lie; on a narrow screen one after the other. */
export function RegionTiles({ cells }: Props) {
  const t = useTexts('statistics')
  const { lang } = useSite()
  const highest = highestOf(cells.filter(({ key }) => isRegion(key)))
  const step = (count: number | null): string =>
    count === null ? 'tile-few' : `tile-${Math.max(1, Math.ceil((count / highest) * STEPS))}`
  return (
    <div aria-hidden="true">
      <p className="legend meta">
        {t('low')}
        {LEGEND.map((one) => (
          <i key={one} className={`tile-${one}`} />
        ))}
        {t('high')}
      </p>
      <div className="tiles">
        {cells.map(({ key, count }) =>
          isRegion(key) ? (
            <div key={key} className={`tile at-${key.slice(3).toLowerCase()} ${step(count)}`}>
              <b>{count === null ? t('few') : countWords(count, lang)}</b>
              <span>{t(`short.${key}`)}</span>
            </div>
          ) : null,
        )}
      </div>
    </div>
  )
}
