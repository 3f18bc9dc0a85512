import type { Language } from '@himoya/contract/languages'
import type { Place } from '@himoya/contract/places'
import { Lock, Phone } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { useTexts } from '../../i18n/use-texts.ts'
import { openingWords } from './opening-words.ts'
import { formatFull } from '@himoya/contract/phone-number'

type Props = {
  place: Place
  /** As its pin on the map. */
  number: number
  lang: Language
  /** The clock of whoever looks; null in a page that is kept. */
  now: number | null
  /** In kilometres. */
  distance?: number | null | undefined
}

/** A place in a list. Of a shelter: neither address nor distance. */
export function PlaceCard({ place, number, lang, now, distance }: Props) {
  const t = useTexts('places')
  const { slug, title, address, phones, lang: served } = place
  const [phone] = phones
  return (
    <li className="card spot" id={`place-${number}`}>
      <b className="spot-number">{place.kind === 'shelter' ? <Icon of={Lock} /> : number}</b>
      <div lang={served === lang ? undefined : served}>
        <h2>
          <a href={`/${lang}/places/${slug}`}>{title}</a>
        </h2>
        <p className="meta">{address ?? t('secret')}</p>
        <PlaceTags place={place} now={now} />
      </div>
      {distance != null && <span className="meta">{t('kilometres', { distance: distanceWords(distance, lang) })}</span>}
      {phone && (
        <a className="btn btn-first" href={`tel:${phone.number}`}>
          <Icon of={Phone} />
          <span className="tel">{formatFull(phone.number)}</span>
        </a>
      )}
    </li>
  )
}

/** What holds of it, each a small tag. */
export function PlaceTags({ place, now }: { place: Place; now: number | null }) {
  const t = useTexts('places')
  const opening = openingWords(t, place, now)
  return (
    <p className="tags">
      {opening !== null && <span className="tag">{opening}</span>}
      <span className="tag tag-quiet">{t(`kinds.${place.kind}`)}</span>
      {place.free && <span className="tag tag-quiet">{t('free')}</span>}
      {place.child_alone && <span className="tag tag-quiet">{t('child_alone')}</span>}
      {place.accessible && <span className="tag tag-quiet">{t('accessible')}</span>}
      {place.sample && <span className="tag tag-quiet">{t('sample')}</span>}
    </p>
  )
}

/** One digit after the comma up to ten kilometres. */
function distanceWords(kilometres: number, lang: Language): string {
  const words = kilometres < 10 ? kilometres.toFixed(1) : String(Math.round(kilometres))
  return lang === 'en' ? words : words.replace('.', ',')
}
