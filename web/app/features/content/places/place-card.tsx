import type { Language } from '@himoya/contract/languages'
import type { Place } from '@himoya/contract/content/places'
import { Lock, Phone } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
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
  const { slug, title, address, phones, phones_hidden, lang: served } = place
  const [phone] = phones
  return (
    <li className="card spot" id={`place-${number}`}>
      <b key={number} className="spot-number">
        {place.kind === 'shelter' ? <Icon of={Lock} /> : number}
      </b>
      <div lang={served === lang ? undefined : served}>
        <h2>
          <a href={`/${lang}/places/${slug}`}>{title}</a>
        </h2>
        <p className="meta">{address ?? t('secret')}</p>
        <PlaceTags place={place} now={now}>
          {!phone && phones_hidden > 0 && <p className="meta">{t('phone_soon')}</p>}
        </PlaceTags>
      </div>
      {distance != null && (
        <span key={`${distance} km`} className="meta">
          {t('kilometres', { distance: distanceWords(distance, lang) })}
        </span>
      )}
      {phone && (
        <a className="btn btn-first" href={`tel:${phone.number}`}>
          <Icon of={Phone} />
          <span className="tel">{formatFull(phone.number)}</span>
        </a>
      )}
    </li>
  )
}

const HOLDS = ['free', 'child_alone', 'accessible'] as const

type TagsProps = { place: Place; now: number | null; children?: ReactNode }

/** In one line what it is and what holds of it, and last the tags: whether it is open. No words follow them, which would touch them. */
export function PlaceTags({ place, now, children }: TagsProps) {
  const t = useTexts('places')
  const opening = openingWords(t, place, now)
  return (
    <>
      <p className="meta">{[t(`kinds.${place.kind}`), ...HOLDS.filter((one) => place[one]).map((one) => t(one))].join(' · ')}</p>
      {children}
      {(opening !== null || place.sample) && (
        <p className="tags">
          {opening !== null && (
            <span key={opening} className="tag">
              {opening}
            </span>
          )}
          {place.sample && <span className="tag tag-quiet">{t('sample')}</span>}
        </p>
      )}
    </>
  )
}

/** One digit after the comma up to ten kilometres. */
function distanceWords(kilometres: number, lang: Language): string {
  const words = kilometres < 10 ? kilometres.toFixed(1) : String(Math.round(kilometres))
  return lang === 'en' ? words : words.replace('.', ',')
}
