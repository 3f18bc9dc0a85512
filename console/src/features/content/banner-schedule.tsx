import { BANNER_PLACES } from '@himoya/contract/content/content-lists'
import { formatDay } from '@himoya/kit/dates'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ContentOne } from '@himoya/contract/content/editing'
import { DAY_MS, startOfDay, tashkentDay } from '@himoya/contract/tashkent'
import { useServices } from '../../session/services.ts'
import { useLang, useText } from '../../i18n/use-text.ts'
import styles from './schedule.module.css'
import { EVERYTHING, useContentPage } from './use-content.ts'
import { titleOf } from './title.ts'
import { barOf } from './weeks-ahead.ts'

const WEEKS = 8

/** Which banner the public sees where, today and in the weeks ahead. */
export function BannerSchedule() {
  const { api } = useServices()
  const text = useText()
  const lang = useLang()
  const rows = useContentPage('banner', { ...EVERYTHING, state: 'published', page_size: 50 }).data?.results ?? []
  const banners = useQueries({
    queries: rows.map(({ id }) => ({
      queryKey: ['content', 'banner', 'one', id],
      queryFn: () => api.get<ContentOne>(`staff/content/banner/${id}/`),
    })),
  }).flatMap((one) => one.data ?? [])
  const [from] = useState(() => startOfDay(tashkentDay(Date.now())))
  const until = from + WEEKS * 7 * DAY_MS
  const places = BANNER_PLACES.filter((place) => banners.some(({ facts }) => facts['placement'] === place))
  if (places.length === 0) return null
  return (
    <section className={styles.schedule} aria-label={text('schedule.title')}>
      <h2>{text('schedule.title')}</h2>
      <div className={styles.scale} aria-hidden>
        {Array.from({ length: WEEKS / 2 }, (_, index) => (
          <span key={index}>{formatDay(from + index * 14 * DAY_MS, lang)}</span>
        ))}
      </div>
      <dl>
        {places.map((place) => (
          <div key={place}>
            <dt>{text(`banner_place.${place}`)}</dt>
            <dd>
              {banners
                .filter(({ facts }) => facts['placement'] === place)
                .map((banner) => (
                  <Bar key={banner.id} banner={banner} from={from} until={until} />
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Bar({ banner, from, until }: { banner: ContentOne; from: number; until: number }) {
  const text = useText()
  const lang = useLang()
  const { shown_from, shown_until, tone } = banner.facts as Record<string, string | null>
  const bar = barOf(shown_from ?? null, shown_until ?? null, from, until)
  const day = (at: string | null | undefined, none: 'schedule.always' | 'schedule.open'): string =>
    at ? formatDay(at, lang) : text(none)
  return (
    <Link to={`/content/banner/${banner.id}`} className={styles.row}>
      <span className={styles.name}>
        {titleOf(banner.texts, lang)}
        <small>
          {day(shown_from, 'schedule.always')} – {day(shown_until, 'schedule.open')}
        </small>
      </span>
      <span className={styles.track} aria-hidden>
        {bar ? <i data-tone={tone} style={{ left: `${bar.left}%`, width: `${bar.width}%` }} /> : null}
      </span>
    </Link>
  )
}
