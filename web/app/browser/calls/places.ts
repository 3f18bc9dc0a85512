import type { Language } from '@himoya/contract/languages'
import type { Place, PlacePage } from '@himoya/contract/places'
import { fetchPublic } from './fetch-public.ts'

/** All places of help, by public calls without a token; null: they did not come. */
export async function readAllPlaces(lang: Language): Promise<Place[] | null> {
  const places: Place[] = []
  let path: string | null = '/api/v1/place/?page_size=100'
  while (path !== null) {
    const found: PlacePage | null = await fetchPublic<PlacePage>({ path, lang })
    if (found === null) return null
    places.push(...found.results)
    path = found.next
  }
  return places
}

const PATIENCE_MS = 15_000
const STILL_THERE_MS = 300_000

/** Where this device is, in degrees; null when it does not know or may not tell. It is sent nowhere. */
export function whereIAm(): Promise<{ lat: number; lng: number } | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => resolve(null),
      { timeout: PATIENCE_MS, maximumAge: STILL_THERE_MS },
    )
  })
}
