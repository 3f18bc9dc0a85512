import { places } from './places.ts'

/** What the listening list says, in one request. */
export const texts = { places }
