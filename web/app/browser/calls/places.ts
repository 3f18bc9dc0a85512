import type { Language } from '@himoya/contract/languages'
import type { Place, PlacePage } from '@himoya/contract/content/places'
import type { Region, RegionPage } from '@himoya/contract/content/site'
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

/** Names of the regions, in the order they are listed; null: they did not come. */
export const readRegions = async (lang: Language): Promise<Region[] | null> =>
  (await fetchPublic<RegionPage>({ path: '/api/v1/region/?page_size=100', lang }))?.results ?? null

/** Where this device is, in degrees, or why not: it may not tell, or does not know. It is sent nowhere. */
export function whereIAm(): Promise<{ lat: number; lng: number } | 'refused' | 'unknown'> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unknown')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      { timeout: PATIENCE_MS, maximumAge: STILL_THERE_MS },
    )
  })
}
