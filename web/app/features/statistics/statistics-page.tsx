import type { StatisticDimension } from '@himoya/contract/statistics/statistic-lists'
import type { Statistics } from '@himoya/contract/statistics/statistics'
import { formatDate } from '@himoya/kit/dates'
import { ChevronRight } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { ArchPicture } from '../../art/picture.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { useSite } from '../../ui/site/use-site.ts'
import { ChartCard } from './chart-card.tsx'
import { Bars, Months, RegionTiles } from './charts.tsx'
import { countWords, periodWords, topOf } from './count-words.ts'
import { slugOf, TWO, type Periods, type Span } from './statistics-loader.ts'

type Tables = Record<StatisticDimension, Statistics>
type Props = { periods: Periods; period: Span | null; tables: Tables | null; before: number | null; usual: boolean }

/** The public numbers of a period: key figures, a chart with a table for each of what is counted, the method. */
export function StatisticsPage({ periods, period, tables, before, usual }: Props) {
  const t = useTexts('statistics')
  const { lang } = useSite()
  if (period === null || tables === null) return <NothingOut />
  const { version, printed_at } = tables.type.period!
  const day = formatDate(printed_at ?? '', lang)
  return (
    <div className="wrap statistics">
      <h1>{t('title')}</h1>
      <p className="lead">{t('lead', { period: periodWords(period, lang) })}</p>
      <p className="meta">
        {tables.type.sample && <b>{t('sample')} </b>}
        {t('least')} {t(version > 1 ? 'corrected' : 'printed', { date: day })}
      </p>
      <PeriodChoice periods={periods} period={period} usual={usual} />
      <KeyFigures tables={tables} before={before} />
      <div className="charts">
        <ChartCard by="region" span={period} cells={tables.region.cells} seen>
          <RegionTiles cells={tables.region.cells} />
        </ChartCard>
        <ChartCard by="type" span={period} cells={tables.type.cells}>
          <Bars by="type" cells={tables.type.cells} />
        </ChartCard>
        <ChartCard by="month" span={{ ...period, to: tables.month.period!.to }} cells={tables.month.cells}>
          <Months cells={tables.month.cells} />
        </ChartCard>
        <div className="charts-side">
          {(['age', 'gender'] as const).map((by) => (
            <ChartCard key={by} by={by} span={period} cells={tables[by].cells}>
              <Bars by={by} cells={tables[by].cells} />
            </ChartCard>
          ))}
        </div>
        <TwoTogether period={period} />
        <MethodCard />
      </div>
    </div>
  )
}

function NothingOut() {
  const t = useTexts('statistics')
  const { lang } = useSite()
  return (
    <div className="wrap">
      <div className="quiet">
        <ArchPicture name="sprout" niche="a" className="picture-arch" />
        <h1>{t('title')}</h1>
        <p className="lead">{t('none')}</p>
        <a className="btn btn-second" href={`/${lang}/statistics/method`}>
          {t('method')}
        </a>
      </div>
    </div>
  )
}

function PeriodChoice({ periods, period, usual }: { periods: Periods; period: Span; usual: boolean }) {
  const t = useTexts('statistics')
  const { lang } = useSite()
  const is = (span: Span): boolean => !usual && slugOf(span) === slugOf(period)
  return (
    <nav className="chips" aria-label={t('period')}>
      <a className="chip" href={`/${lang}/statistics`} aria-current={usual ? 'page' : undefined}>
        {t('last_year')}
      </a>
      {periods.halves.map((half) => (
        <a
          key={half.from}
          className="chip"
          href={`/${lang}/statistics/${slugOf(half)}`}
          aria-current={is(half) ? 'page' : undefined}
        >
          {periodWords(half, lang)}
        </a>
      ))}
    </nav>
  )
}

function KeyFigures({ tables, before }: { tables: Tables; before: number | null }) {
  const t = useTexts('statistics')
  const { lang } = useSite()
  const { total } = tables.type
  const tops = (['type', 'age'] as const).flatMap((by) => {
    const top = topOf(tables[by].cells)
    return top ? [{ by, ...top }] : []
  })
  return (
    <dl className="key-figures">
      {total !== null && (
        <div>
          <dt>{t('reports')}</dt>
          <dd>
            <b>{countWords(total, lang)}</b>
            <span className="meta">{before === null ? t('first_year') : t('more', { count: countWords(before, lang) })}</span>
          </dd>
        </div>
      )}
      {tops.map(({ by, label, count }) => (
        <div key={by}>
          <dt>{t(`top_${by}`)}</dt>
          <dd>
            <b>{label}</b>
            <span className="meta">{t('of_them', { count: countWords(count, lang) })}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const POINTS = ['small', 'neighbour', 'delay', 'nobody'] as const

function MethodCard() {
  const t = useTexts('statistics')
  const { lang } = useSite()
  return (
    <section className="card chart chart-method">
      <h2>{t('method')}</h2>
      <ul className="says">
        {POINTS.map((point) => (
          <li key={point}>{t(`method_points.${point}`)}</li>
        ))}
      </ul>
      <a className="csv" href={`/${lang}/statistics/method`}>
        {t('method_more')}
        <Icon of={ChevronRight} />
      </a>
    </section>
  )
}

function TwoTogether({ period }: { period: Span }) {
  const t = useTexts('statistics')
  const { lang } = useSite()
  return (
    <section className="card chart">
      <h2>{t('two')}</h2>
      <p className="meta">{t('two_text')}</p>
      <a className="csv" href={`/${lang}/statistics/${slugOf(period)}/${TWO[0]!.slug}`}>
        {t('two_open')}
        <Icon of={ChevronRight} />
      </a>
    </section>
  )
}
