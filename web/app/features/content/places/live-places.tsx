import type { Language } from '@himoya/contract/languages'
import type { Place } from '@himoya/contract/content/places'
import type { Region } from '@himoya/contract/content/site'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Changing } from '../../../ui/screen/changing.tsx'
import { choosePlaces, countRegions, type FirstPress } from './choose-places.ts'
import { FilterBar } from './filter-bar.tsx'
import { LiveMap } from './live-map.tsx'
import { PlaceCard } from './place-card.tsx'
import { pathOfRegion, RegionChoice, type RegionCode } from './region-choice.tsx'
import { type Near, useFilter } from './use-filter.ts'

/** Parts of the kept page, emptied for what takes their place. */
export type KeptParts = Record<'title' | 'choice' | 'map', HTMLElement | null>

type Props = {
  places: readonly Place[]
  regions: readonly Region[]
  lang: Language
  region: RegionCode | null
  /** What was pressed in the kept page, which brought this. */
  first: FirstPress
  parts: KeptParts
  /** Address of street tiles, where an operator has set one. */
  tiles: string | null
}

const STEP = 24

/** The list that listens: filters, distances and what is open now are worked out in this browser. */
export function LivePlaces({ places, regions, lang, region: first_region, first, parts, tiles }: Props) {
  const t = useTexts('places')
  const [shown, setShown] = useState(STEP)
  const { filter, change, near } = useFilter(first_region, first)
  const now = useNow()
  const { region } = filter
  useAddress(pathOfRegion(lang, region))
  const chosen = choosePlaces(places, filter, now)
  const listed = chosen.slice(0, shown)
  const name = regions.find(({ code }) => code === region)?.name
  const of_regions = {
    lang,
    regions,
    counts: countRegions(places, filter, now),
    onPress: (code: RegionCode | null) => change({ region: code }),
  }
  return (
    <>
      {inPart(parts.title, <Changing>{name ? `${t('title')}: ${name}` : t('title')}</Changing>)}
      {inPart(parts.choice, <RegionChoice {...of_regions} region={region} />)}
      <FilterBar filter={filter} change={change} near={near} first={first} />
      <p className="meta" role="status">
        <Changing>{[t('found', { count: String(chosen.length) }), ...wordsOn(near, t)].join(' ')}</Changing>
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
      {inPart(parts.map, <LiveMap {...of_regions} chosen={listed} filter={filter} tiles={tiles} />)}
    </>
  )
}

const inPart = (part: HTMLElement | null, shown: ReactNode) => part && createPortal(shown, part)

/** While the browser asks for it, that it goes nowhere: who reads this decides with it. */
function wordsOn({ state }: Near, t: ReturnType<typeof useTexts<'places'>>): string[] {
  if (state === 'off') return []
  return [t(state === 'refused' || state === 'unknown' ? `near_${state}` : 'near_kept')]
}

/** The address is that of the region, so that it can be opened anew or sent on; of the page as it came it stays, with its number. */
function useAddress(path: string): void {
  useEffect(() => {
    const { pathname } = location
    if (pathname !== path && !pathname.startsWith(`${path}/page/`)) history.replaceState(history.state, '', path)
  }, [path])
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
