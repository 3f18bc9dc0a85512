import type { Statistics, StatisticsCell } from '@himoya/contract/statistics/statistics'
import { ArrowLeft, Download } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { useSite } from '../../ui/site/use-site.ts'
import { countWords, highestOf, periodWords, shortMonth } from './count-words.ts'
import { callOf, slugOf, TWO, type Span, type Two } from './statistics-loader.ts'

type Props = {
  period: Span
  two: Two
  table: Statistics
  rows: readonly StatisticsCell[]
  columns: readonly StatisticsCell[]
}

const STEPS = 3

/** Two dimensions at once. It can be wider than a phone: then the table alone is moved, by finger or by arrow keys. */
export function TwoPage({ period, two, table, rows, columns }: Props) {
  const t = useTexts('statistics')
  const { lang } = useSite()
  const title = useTitle()(two)
  const all_hidden = table.cells.every(({ suppressed }) => suppressed)
  return (
    <div className="wrap statistics">
      <a className="back" href={`/${lang}/statistics/${slugOf(period)}`}>
        <Icon of={ArrowLeft} />
        {t('back')}
      </a>
      <h1>{title}</h1>
      <p className="lead">{t('lead', { period: periodWords(period, lang) })}</p>
      <p className="meta">
        {table.sample && <b>{t('sample')} </b>}
        {t('least')} {all_hidden ? t('few_all') : t('few_note')}
      </p>
      <WideTable title={title} two={two} table={table} rows={rows} columns={columns} />
      <a className="csv" href={`${callOf(`${two.one},${two.other}`, period)}&format=csv&lang=${lang}`} download="">
        <Icon of={Download} />
        {t('csv')}
      </a>
      <Others period={period} shown={two} />
    </div>
  )
}

function useTitle(): (two: Two) => string {
  const t = useTexts('statistics')
  return ({ one, other }) => t('two_title', { one: t(`what.${one}`), other: t(`what.${other}`).toLowerCase() })
}

function WideTable({ title, two, table, rows, columns }: Omit<Props, 'period'> & { title: string }) {
  const t = useTexts('statistics')
  const { lang } = useSite()
  const counts = new Map(table.cells.map(({ key, count }) => [key, count]))
  const highest = highestOf(table.cells)
  const mark = (count: number): string => `tile-${Math.max(1, Math.ceil((count / highest) * STEPS))}`
  return (
    <div className="card wide-table" role="region" aria-label={title} tabIndex={0}>
      <table className="count-table" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t(`what.${two.one}`)}</th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {two.other === 'month' ? <abbr title={label}>{`${shortMonth(key, lang)} ${key.slice(2, 4)}`}</abbr> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              {columns.map(({ key }) => {
                const count = counts.get(`${row.key},${key}`) ?? null
                return count === null ? (
                  <td key={key} className="td-few">
                    {t('few')}
                  </td>
                ) : (
                  <td key={key} className={mark(count)}>
                    {countWords(count, lang)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Others({ period, shown }: { period: Span; shown: Two }) {
  const t = useTexts('statistics')
  const { lang } = useSite()
  const titleOf = useTitle()
  return (
    <nav className="chips" aria-label={t('two')}>
      {TWO.map((one) => (
        <a
          key={one.slug}
          className="chip"
          href={`/${lang}/statistics/${slugOf(period)}/${one.slug}`}
          aria-current={one.slug === shown.slug ? 'page' : undefined}
        >
          {titleOf(one)}
        </a>
      ))}
    </nav>
  )
}
