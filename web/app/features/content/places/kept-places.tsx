import type { Place } from '@himoya/contract/content/places'
import { formatFull } from '@himoya/contract/phone-number'
import type { Region } from '@himoya/contract/content/site'
import { formatDate } from '@himoya/kit/dates'
import { ChevronDown } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { NumberCard } from '../../../ui/site/number-card.tsx'
import { useSite } from '../../../ui/site/use-site.ts'
import { DAYS, type PlaceTexts } from './opening-words.ts'

/** Of a place what helps without a network. */
export type KeptPlace = Pick<
  Place,
  'id' | 'lang' | 'kind' | 'region' | 'title' | 'phones' | 'hours' | 'day_and_night' | 'child_alone'
>
type Props = { places: readonly KeptPlace[]; regions: readonly Region[]; made_at: string }

/**
 * All places by region, kept by the service worker and shown where a page of places cannot be fetched (decision 0092). The whole
 * country for everybody, so that what lies in a phone says nothing of where its owner lives; a region opens without a script.
 */
export function KeptPlaces({ places, regions, made_at }: Props) {
  const t = useTexts('places')
  const { lang } = useSite()
  return (
    <div className="wrap page">
      <div className="reading">
        <h1>{t('title')}</h1>
        <p className="banner banner-urgent">{t('kept.day', { date: formatDate(made_at, lang) })}</p>
        <NumberCard />
        {regions.map(({ code, name }) => (
          <OfRegion key={code} name={name} places={places.filter(({ region }) => region === code)} />
        ))}
        <a className="btn btn-second" href={`/${lang}/places`} data-reload="">
          {t('kept.again')}
        </a>
      </div>
    </div>
  )
}

function OfRegion({ name, places }: { name: string; places: readonly KeptPlace[] }) {
  const t = useTexts('places')
  if (places.length === 0) return null
  return (
    <details className="region-choice">
      <summary>
        {name}
        <span className="meta kept-count">{t('of_region', { count: String(places.length) })}</span>
        <Icon of={ChevronDown} />
      </summary>
      <ul className="kept-places">
        {places.map((place) => (
          <OnePlace key={place.id} place={place} />
        ))}
      </ul>
    </details>
  )
}

function OnePlace({ place }: { place: KeptPlace }) {
  const t = useTexts('places')
  const { lang } = useSite()
  const { title, lang: served, kind, child_alone, phones } = place
  const hours = hoursInLine(place, t)
  return (
    <li>
      <b lang={served === lang ? undefined : served}>{title}</b>
      <p className="meta">
        {[t(`kinds.${kind}`), ...(child_alone ? [t('child_alone')] : []), ...(hours ? [hours] : [])].join(' · ')}
      </p>
      {phones.map(({ number }) => (
        <a key={number} className="tel" href={`tel:${number}`}>
          {formatFull(number)}
        </a>
      ))}
      {phones.length === 0 && <p className="meta">{t('no_phone')}</p>}
    </li>
  )
}

/** `dushanba–juma 09:00–18:00`: days in a row with the same hours are one part. Empty: nobody knows. */
function hoursInLine({ hours, day_and_night }: Pick<KeptPlace, 'hours' | 'day_and_night'>, t: PlaceTexts): string {
  if (day_and_night) return t('always')
  const parts: { first: number; last: number; spans: string }[] = []
  for (const [day, of_day] of (hours ?? []).entries()) {
    const spans = of_day.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')
    const before = parts.at(-1)
    if (spans !== '' && before?.spans === spans && before.last === day - 1) before.last = day
    else if (spans !== '') parts.push({ first: day, last: day, spans })
  }
  const name = (day: number): string => t(`days.${DAYS[day]!}`)
  return parts
    .map(({ first, last, spans }) => `${first === last ? name(first) : `${name(first)}–${name(last)}`} ${spans}`)
    .join('; ')
}
