import type { StatisticDimension } from '@himoya/contract/statistics/statistic-lists'
import type { StatisticsCell } from '@himoya/contract/statistics/statistics'
import { ChevronRight, Download } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../art/icon.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { useSite } from '../../ui/site/use-site.ts'
import { countWords } from './count-words.ts'
import { callOf, type Span } from './statistics-loader.ts'

type Props = {
  by: StatisticDimension
  span: Span
  cells: readonly StatisticsCell[]
  /** The chart is only to be seen: its numbers stand in a table of their own. */
  seen?: boolean
  children: ReactNode
}

/** One chart: its name, itself, what it counts, its numbers as a table and as a file. */
export function ChartCard({ by, span, cells, seen, children }: Props) {
  const t = useTexts('statistics')
  const { lang } = useSite()
  const hidden = cells.filter(({ suppressed }) => suppressed).length
  return (
    <figure className={`card chart chart-${by}`}>
      <figcaption>
        <h2>{t(`by.${by}`)}</h2>
      </figcaption>
      {hidden === cells.length ? <p>{t('few_all')}</p> : children}
      <p className="meta">
        {t(`note.${by}`)} {hidden > 0 && hidden < cells.length && t('few_note')}
      </p>
      {seen && (
        <details>
          <summary>
            {t('table')}
            <Icon of={ChevronRight} />
          </summary>
          <CountTable by={by} cells={cells} />
        </details>
      )}
      <a className="csv" href={`${callOf(by, span)}&format=csv&lang=${lang}`} download="">
        <Icon of={Download} />
        {t('csv')}
      </a>
    </figure>
  )
}

function CountTable({ by, cells }: Pick<Props, 'by' | 'cells'>) {
  const t = useTexts('statistics')
  const { lang } = useSite()
  return (
    <table className="count-table" aria-label={t(`by.${by}`)}>
      <thead>
        <tr>
          <th scope="col">{t(`what.${by}`)}</th>
          <th scope="col">{t('what.count')}</th>
        </tr>
      </thead>
      <tbody>
        {cells.map(({ key, label, count }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{count === null ? t('few') : countWords(count, lang)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
