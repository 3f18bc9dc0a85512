const EARTH_KM = 6_371

export type Point = { lat: number; lng: number }

/** Kilometres between two points in degrees, over the sphere. */
export function kilometres(one: Point, other: Point): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180
  const across = Math.sin(radians(other.lat - one.lat) / 2) ** 2
  const along = Math.sin(radians(other.lng - one.lng) / 2) ** 2
  const share = across + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * along
  return 2 * EARTH_KM * Math.asin(Math.sqrt(share))
}
