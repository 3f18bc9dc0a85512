import type { Statistics, StatisticsCell } from '@himoya/contract/statistics'
import { ArrowLeft, Download } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { useSite } from '../page/use-site.ts'
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
  const counts = new Map(table.cells.map(({ key, count }) => [key, count]))
  const highest = highestOf(table.cells)
  const titleOf = ({ one, other }: Two): string =>
    t('two_title', { one: t(`what.${one}`), other: t(`what.${other}`).toLowerCase() })
  const title = titleOf(two)
  const all_hidden = table.cells.every(({ suppressed }) => suppressed)
  const mark = (count: number): string => `tile-${Math.max(1, Math.ceil((count / highest) * STEPS))}`
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
      <a className="csv" href={`${callOf(`${two.one},${two.other}`, period)}&format=csv&lang=${lang}`} download="">
        <Icon of={Download} />
        {t('csv')}
      </a>
      <nav className="chips" aria-label={t('two')}>
        {TWO.map((one) => (
          <a
            key={one.slug}
            className="chip"
            href={`/${lang}/statistics/${slugOf(period)}/${one.slug}`}
            aria-current={one.slug === two.slug ? 'page' : undefined}
          >
            {titleOf(one)}
          </a>
        ))}
      </nav>
    </div>
  )
}
