import type { Facts } from '@himoya/contract/content/content-types'

/** What a place is when nothing else is said: samples have no phone that anybody checked, and no website. */
export const PLAIN = {
  lat: null,
  lng: null,
  phones: [],
  hours: null,
  day_and_night: false,
  free: true,
  child_alone: true,
  accessible: false,
  website: null,
} as const satisfies Partial<Facts<'place'>>

/** A number as it is in the sources, which nobody has called yet: it is not shown until somebody does. */
export const unverified = (...numbers: string[]) => numbers.map((number) => ({ number, verified_at: null }))

const day = (opens: string, closes: string) => [{ opens, closes }]

/** Monday to Friday with a break at noon. */
export const OFFICE: Facts<'place'>['hours'] = [
  ...Array.from({ length: 5 }, () => [...day('09:00', '13:00'), ...day('14:00', '18:00')]),
  [],
  [],
]
/** Monday to Saturday. */
export const SIX_DAYS: Facts<'place'>['hours'] = [
  ...Array.from({ length: 5 }, () => day('08:30', '18:00')),
  day('09:00', '14:00'),
  [],
]
