import { places } from '../../../i18n/ru/places.ts'

/** What the listening list says, in one request. */
export const texts = { places }
