import type { Place } from '@himoya/contract/content/places'
import type { Region } from '@himoya/contract/content/site'
import { formatDate } from '@himoya/kit/dates'
import { ArrowLeft, Globe, MessageCircle, Navigation, Phone } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { REGION_SHAPES } from '../../../art/regions.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { OtherLanguage } from '../../../ui/site/other-language.tsx'
import { useSite } from '../../../ui/site/use-site.ts'
import { SaveButton } from '../saved/public/save-button.tsx'
import { frameOfRegion, pinsOf } from './map-frame.ts'
import { DAYS } from './opening-words.ts'
import { formatFull } from '@himoya/contract/phone-number'
import { CallSentence } from './call-sentence.tsx'
import { DidTheyHelp } from './did-they-help.tsx'
import { PlaceTags } from './place-card.tsx'
import { PlaceMap } from './place-map.tsx'

/** One place: how to call it, how to get there, when it is open. */
export function PlacePage({ place, region }: { place: Place; region: Region }) {
  const { lang } = useSite()
  const { id, title, summary, lang: served } = place
  const pins = pinsOf([place], null)
  return (
    <div className="wrap page">
      <article className="reading" lang={served === lang ? undefined : served}>
        <p className="meta facts">
          <a href={`/${lang}/places/in/${REGION_SHAPES[region.code].slug}`}>
            <Icon of={ArrowLeft} /> {region.name}
          </a>
        </p>
        <h1>{title}</h1>
        <PlaceTags place={place} now={null} />
        {summary !== '' && <p className="lead">{summary}</p>}
        <OtherLanguage served={served} />
        <Phones place={place} />
        <Way place={place} />
        <Hours place={place} />
        <p className="facts">
          <SaveButton type="place" id={id} title={title} />
        </p>
        <Ask />
        <DidTheyHelp place={place} />
      </article>
      {pins.length > 0 && <PlaceMap frame={frameOfRegion(region.code, pins)} lang={lang} region={region.code} pins={pins} />}
    </div>
  )
}

function Phones({ place: { kind, phones, phones_hidden } }: { place: Place }) {
  const t = useTexts('places')
  const { lang } = useSite()
  return (
    <section>
      <h2>{t('phone')}</h2>
      {phones.map(({ number, verified_at }) => (
        <div key={number} className="called">
          <a className="btn btn-first" href={`tel:${number}`}>
            <Icon of={Phone} />
            <span className="tel">{formatFull(number)}</span>
          </a>
          {verified_at !== null && <p className="meta">{t('checked', { date: formatDate(verified_at, lang) })}</p>}
        </div>
      ))}
      {phones_hidden > 0 && <p className="banner banner-urgent">{t('unchecked')}</p>}
      {phones.length + phones_hidden === 0 && <p className="meta">{t('no_phone')}</p>}
      {phones.length > 0 && <CallSentence kind={kind} lang={lang} />}
    </section>
  )
}

/** The way there opens in the phone's own map; a desktop has none, so it gets the open map's page. Neither is asked before a tap. */
function Way({ place: { address, lat, lng, website } }: { place: Place }) {
  const t = useTexts('places')
  return (
    <section>
      <h2>{t('address')}</h2>
      <p>{address ?? t('secret')}</p>
      {address === null && <p>{t('secret_way')}</p>}
      <p className="facts">
        {lat !== null && lng !== null && (
          <>
            <a className="btn btn-second by-touch" href={`geo:${lat},${lng}?q=${lat},${lng}`}>
              <Icon of={Navigation} />
              {t('route')}
            </a>
            <a
              className="btn btn-second by-mouse"
              href={`https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`}
              rel="noreferrer"
            >
              <Icon of={Navigation} />
              {t('route')}
            </a>
          </>
        )}
        {website !== null && (
          <a className="btn btn-second" href={website} rel="noreferrer">
            <Icon of={Globe} />
            {t('website')}
          </a>
        )}
      </p>
    </section>
  )
}

function Hours({ place: { hours, day_and_night } }: { place: Place }) {
  const t = useTexts('places')
  return (
    <section>
      <h2>{t('hours')}</h2>
      {day_and_night && <p>{t('always')}</p>}
      {!day_and_night && hours === null && <p>{t('hours_unknown')}</p>}
      {!day_and_night && hours !== null && (
        <dl className="week">
          {DAYS.map((day, index) => (
            <div key={day}>
              <dt>{t(`days.${day}`)}</dt>
              <dd>{hours[index]?.map(({ opens, closes }) => `${opens}–${closes}`).join('\n') || t('closed_day')}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function Ask() {
  const t = useTexts('places')
  const { lang } = useSite()
  return (
    <section className="card talk">
      <p>{t('write_text')}</p>
      <a className="btn btn-second" href={`/${lang}/numbers#write`} data-open-chat="">
        <Icon of={MessageCircle} />
        {t('write')}
      </a>
    </section>
  )
}
