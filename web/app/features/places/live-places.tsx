import type { Language } from '@himoya/contract/languages'
import type { Place } from '@himoya/contract/places'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../i18n/use-texts.ts'
import { Changing } from '../../ui/screen/changing.tsx'
import { choosePlaces, type FirstPress } from './choose-places.ts'
import { FilterBar } from './filter-bar.tsx'
import { LiveMap } from './live-map.tsx'
import { PlaceCard } from './place-card.tsx'
import { useFilter } from './use-filter.ts'

type Props = {
  places: readonly Place[]
  lang: Language
  region: Place['region'] | null
  /** What was pressed in the kept page, which brought this. */
  first: FirstPress
  /** Where the page's map stands. */
  map: HTMLElement | null
  /** Address of street tiles, where an operator has set one. */
  tiles: string | null
}

const STEP = 24

/** The list that listens: filters, distances and what is open now are worked out in this browser. */
export function LivePlaces({ places, lang, region, first, map, tiles }: Props) {
  const t = useTexts('places')
  const [shown, setShown] = useState(STEP)
  const { filter, change, near } = useFilter(region, first)
  const now = useNow()
  const chosen = choosePlaces(places, filter, now)
  const listed = chosen.slice(0, shown)
  const said = [
    t('found', { count: String(chosen.length) }),
    ...(filter.you ? [t('near_kept')] : []),
    ...(near.state === 'refused' ? [t('near_refused')] : []),
  ]
  return (
    <>
      <FilterBar filter={filter} change={change} near={near} first={first} />
      <p className="meta" role="status">
        <Changing>{said.join(' ')}</Changing>
      </p>
      {chosen.length === 0 && (
        <button type="button" className="btn btn-second" onClick={() => change('clear')}>
          {t('none_filtered')}
        </button>
      )}
      <ol>
        {listed.map(({ place, distance }, index) => (
          <PlaceCard key={place.id} place={place} number={index + 1} lang={lang} now={now} distance={distance} />
        ))}
      </ol>
      {chosen.length > shown && (
        <button type="button" className="btn btn-second" onClick={() => setShown(shown + STEP)}>
          {t('more')}
        </button>
      )}
      {map && createPortal(<LiveMap chosen={listed} filter={filter} lang={lang} tiles={tiles} />, map)}
    </>
  )
}

/** The clock, to the minute: what is open closes while one reads. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
