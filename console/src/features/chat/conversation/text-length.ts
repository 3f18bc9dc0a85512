import { LENGTHS } from '@himoya/contract/limits'

const NEAR = 0.9

/** Code points left of what one message may hold, as the server counts: after NFC and trim. */
export const charactersLeft = (text: string): number => LENGTHS.message - [...text.normalize('NFC').trim()].length

/** The counter appears from 90 % on. */
export const isNearLimit = (left: number): boolean => left <= LENGTHS.message * (1 - NEAR)
