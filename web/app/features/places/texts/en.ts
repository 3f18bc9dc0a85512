import { places } from '../../../i18n/en/places.ts'

/** What the listening list says, in one request. */
export const texts = { places }
