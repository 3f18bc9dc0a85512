import type { REGION_CODES } from '@himoya/contract/people'
import type { StatisticsCell } from '@himoya/contract/statistics'
import { useTexts } from '../../i18n/use-texts.ts'
import { useSite } from '../page/use-site.ts'
import { countWords, highestOf, shareOf, shortMonth } from './count-words.ts'

type Props = { cells: readonly StatisticsCell[] }

/** A row each, its bar as long as its number. The table below says the same, so the drawing is not read out twice. */
export function Bars({ cells }: Props) {
  const t = useTexts('statistics')
  const { lang } = useSite()
  const highest = highestOf(cells)
  return (
    <div className="bars" aria-hidden="true">
      {cells.map(({ key, label, count }) => (
        <div key={key}>
          <span>{label}</span>
          <svg className={count === null ? 'bar hidden-bar' : 'bar'}>
            {count !== null && <rect width={shareOf(count, highest)} height="100%" rx="10" />}
          </svg>
          <b>{count === null ? t('few') : countWords(count, lang)}</b>
        </div>
      ))}
    </div>
  )
}

/** A column each; on a narrow screen a row, as there is no room for twelve. */
export function Months({ cells }: Props) {
  const t = useTexts('statistics')
  const { lang } = useSite()
  const highest = highestOf(cells)
  return (
    <div className="bars months" aria-hidden="true">
      {cells.map(({ key, count }, at) => (
        <div key={key}>
          <span>
            {shortMonth(key, lang)}
            {(at === 0 || key.endsWith('-01')) && <i> {key.slice(0, 4)}</i>}
          </span>
          <svg className={count === null ? 'bar hidden-bar' : 'bar'}>
            {count !== null && <rect className="lying" width={shareOf(count, highest)} height="100%" rx="10" />}
            {count !== null && (
              <rect className="standing" y={shareOf(highest - count, highest)} width="100%" height="100%" rx="10" />
            )}
          </svg>
          <b>{count === null ? t('few') : countWords(count, lang)}</b>
        </div>
      ))}
    </div>
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
