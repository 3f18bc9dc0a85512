import type { Place, PlacePage } from '@himoya/contract/places'
import type { Region } from '@himoya/contract/site'
import { Accessibility, ChevronDown, Filter, MapPin, Navigation } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { COUNTRY, REGION_SHAPES } from '../../art/regions.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { Pager } from '../../ui/site/pager.tsx'
import { Touched } from '../../ui/island/touched.tsx'
import { useSite } from '../../ui/site/use-site.ts'
import { frameOfRegion, pinsOf } from './map-frame.ts'
import { PlaceCard } from './place-card.tsx'
import { PlaceMap } from './place-map.tsx'
import { PLACES_ON_A_PAGE } from './places-loader.ts'

type Props = {
  places: PlacePage
  page: number
  regions: readonly Region[]
  counts: Readonly<Partial<Record<Place['region'], number>>>
  /** The region the list is about; all without. */
  region: Region | undefined
}

/** Places of help: the list leads, the map stands beside it or below. */
export function PlacesPage({ places, page, regions, counts, region }: Props) {
  const t = useTexts('places')
  const { lang, map_tiles } = useSite()
  const first = (page - 1) * PLACES_ON_A_PAGE + 1
  const pins = region ? pinsOf(places.results, first) : []
  return (
    <div className="wrap places">
      <h1>{region ? `${t('title')}: ${region.name}` : t('title')}</h1>
      <RegionChoice regions={regions} region={region} />
      <div className="places-list" data-places={region?.code ?? ''}>
        <FirstFilters />
        <p className="meta">{places.count === 0 ? t('none') : t('found', { count: String(places.count) })}</p>
        <ol>
          {places.results.map((place, index) => (
            <PlaceCard key={place.id} place={place} number={first + index} lang={lang} now={null} />
          ))}
        </ol>
        <Pager
          path={region ? `places/in/${REGION_SHAPES[region.code].slug}` : 'places'}
          page={page}
          pages={Math.ceil(places.count / PLACES_ON_A_PAGE)}
        />
      </div>
      <div className="places-map" data-map={map_tiles ?? ''}>
        <PlaceMap
          frame={region ? frameOfRegion(region.code, pins) : COUNTRY}
          lang={lang}
          region={region?.code}
          pins={pins}
          counts={region ? undefined : counts}
        />
        <p className="meta">{t('map_note')}</p>
      </div>
    </div>
  )
}

function RegionChoice({ regions, region }: Pick<Props, 'regions' | 'region'>) {
  const t = useTexts('places')
  const { lang } = useSite()
  return (
    <details className="region-choice">
      <summary aria-label={`${t('choose')}: ${region?.name ?? t('everywhere')}`}>
        <Icon of={MapPin} />
        {region?.name ?? t('everywhere')}
        <Icon of={ChevronDown} />
      </summary>
      <nav className="card" aria-label={t('choose')}>
        <a href={`/${lang}/places`} aria-current={region ? undefined : 'page'}>
          {t('everywhere')}
        </a>
        {regions.map(({ code, name }) => (
          <a
            key={code}
            href={`/${lang}/places/in/${REGION_SHAPES[code].slug}`}
            aria-current={code === region?.code ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
    </details>
  )
}

/** The first touch brings the code, which takes the list over. */
function FirstFilters() {
  const t = useTexts('places')
  return (
    <Touched name="places" className="chips">
      <button type="button" className="chip" data-filter="near">
        <Icon of={Navigation} />
        {t('near')}
      </button>
      {(['open_now', 'free', 'child_alone'] as const).map((filter) => (
        <button key={filter} type="button" className="chip" data-filter={filter} aria-pressed="false">
          {t(filter)}
        </button>
      ))}
      <button type="button" className="chip" data-filter="accessible" aria-pressed="false">
        <Icon of={Accessibility} />
        {t('accessible')}
      </button>
      <button type="button" className="chip" data-filter="kind">
        <Icon of={Filter} />
        {t('kind')}
      </button>
    </Touched>
  )
}
