import { kilometres, type Point } from '@himoya/contract/content/distance'

type Somewhere = { lat: number | null; lng: number | null }

/** `41.31,69.24` as the schema let it through. */
export function pointOf(written: string): Point {
  const [lat, lng] = written.split(',').map(Number)
  return { lat: lat!, lng: lng! }
}

/** The nearest first; what has no point (shelters among it) behind all others, in its order. */
export function sortByDistance<Place extends Somewhere>(places: readonly Place[], from: Point): Place[] {
  const far = ({ lat, lng }: Place): number => (lat === null || lng === null ? Infinity : kilometres(from, { lat, lng }))
  const measured = places.map((place) => ({ place, far: far(place) }))
  return measured.sort((one, other) => (one.far === other.far ? 0 : one.far - other.far)).map(({ place }) => place)
}
