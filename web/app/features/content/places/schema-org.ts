import type { Place } from '@himoya/contract/content/places'
import { DAYS } from './opening-words.ts'

const DAY_NAMES = { mo: 'Monday', tu: 'Tuesday', we: 'Wednesday', th: 'Thursday', fr: 'Friday', sa: 'Saturday', su: 'Sunday' }

/** The place for engines (schema.org/Place); of a shelter not where it stands. */
export const placeData = (place: Place, region: string, public_url: string): object => ({
  '@type': 'Place',
  name: place.title,
  description: place.summary,
  url: `${public_url}/${place.lang}/places/${place.slug}`,
  address: {
    '@type': 'PostalAddress',
    addressCountry: 'UZ',
    addressRegion: region,
    ...(place.address && { streetAddress: place.address }),
  },
  ...(place.lat !== null && { geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng } }),
  ...(place.phones[0] && { telephone: place.phones[0].number }),
  isAccessibleForFree: place.free,
  openingHoursSpecification: (place.hours ?? []).flatMap((spans, day) =>
    spans.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAY_NAMES[DAYS[day]!],
      opens,
      closes: closes === '24:00' ? '23:59' : closes,
    })),
  ),
})
