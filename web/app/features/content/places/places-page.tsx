import type { PlacePage } from '@himoya/contract/content/places'
import type { Region } from '@himoya/contract/content/site'
import { Navigation } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { COUNTRY, REGION_SHAPES } from '../../../art/regions.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Pager } from '../../../ui/site/pager.tsx'
import { Touched } from '../../../ui/island/touched.tsx'
import { useSite } from '../../../ui/site/use-site.ts'
import { FLAGS } from './choose-places.ts'
import { frameOfRegion, pinsOf } from './map-frame.ts'
import { KeepList } from './keep-list.tsx'
import { PlaceCard } from './place-card.tsx'
import { PlaceMap } from './place-map.tsx'
import { PLACES_ON_A_PAGE } from './places-loader.ts'
import { RegionChoice, type RegionCounts, RegionLinks } from './region-choice.tsx'

type Props = {
  places: PlacePage
  page: number
  regions: readonly Region[]
  counts: RegionCounts
  /** The region the list is about; all without. */
  region: Region | undefined
}

/** Places of help: the list leads, the map stands beside it or below. */
export function PlacesPage({ places, page, regions, counts, region }: Props) {
  const t = useTexts('places')
  const { lang, map_tiles } = useSite()
  const first = (page - 1) * PLACES_ON_A_PAGE + 1
  const pins = region ? pinsOf(places.results, first) : []
  const choice = { lang, regions, counts, region: region?.code ?? null }
  return (
    <div className="wrap places">
      <h1 data-places-title="">{region ? `${t('title')}: ${region.name}` : t('title')}</h1>
      <div data-places-choice="">
        <RegionChoice {...choice} />
      </div>
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
        <PlaceMap frame={region ? frameOfRegion(region.code, pins) : COUNTRY} lang={lang} region={region?.code} pins={pins} />
        <RegionLinks {...choice} label={t('map_regions')} />
        <p className="meta">{t('map_note')}</p>
      </div>
      <div className="places-kept">
        <KeepList />
      </div>
    </div>
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
      {FLAGS.map((filter) => (
        <button key={filter} type="button" className="chip" data-filter={filter} aria-pressed="false">
          {t(filter)}
        </button>
      ))}
      <button type="button" className="chip" data-filter="kind">
        {t('kind')}
      </button>
    </Touched>
  )
}
