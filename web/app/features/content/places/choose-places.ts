import { kilometres, type Point } from '@himoya/contract/content/distance'
import type { Place } from '@himoya/contract/content/places'
import { isOpen } from './opening-words.ts'

export const FLAGS = ['open_now', 'free', 'child_alone', 'accessible'] as const
export type Flag = (typeof FLAGS)[number]
/** A button of the kept page's bar (places-page.tsx). */
export type FirstPress = Flag | 'near' | 'kind'

export type PlaceFilter = Record<Flag, boolean> & {
  region: Place['region'] | null
  kind: Place['kind'] | null
  /** Where whoever looks is; then the nearest come first. */
  you: Point | null
}

export type Chosen = { place: Place; distance: number | null }

/** How many each region has of what fits, whichever is chosen. */
export function countRegions(
  places: readonly Place[],
  filter: PlaceFilter,
  now: number,
): Partial<Record<Place['region'], number>> {
  const counts: Partial<Record<Place['region'], number>> = {}
  for (const { place } of choosePlaces(places, { ...filter, region: null }, now)) {
    counts[place.region] = (counts[place.region] ?? 0) + 1
  }
  return counts
}

/** What fits, at `now`; by distance where it is known. A shelter has no point, so it stays behind those that have. */
export function choosePlaces(places: readonly Place[], filter: PlaceFilter, now: number): Chosen[] {
  const { you, region, kind } = filter
  const fits = (place: Place): boolean =>
    (region === null || place.region === region) &&
    (kind === null || place.kind === kind) &&
    (!filter.open_now || isOpen(place, now)) &&
    (!filter.free || place.free) &&
    (!filter.child_alone || place.child_alone) &&
    (!filter.accessible || place.accessible)
  const chosen = places.filter(fits).map((place) => ({ place, distance: distanceTo(place, you) }))
  if (you === null) return chosen
  return chosen.sort((one, other) => (one.distance ?? Infinity) - (other.distance ?? Infinity) || 0)
}

function distanceTo({ lat, lng }: Place, you: Point | null): number | null {
  return you === null || lat === null || lng === null ? null : kilometres(you, { lat, lng })
}
