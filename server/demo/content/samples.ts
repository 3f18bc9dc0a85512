import { CONTENT_TYPES } from '@himoya/contract/content/content-lists'
import type { PublishedItem } from '../../src/modules/content/content.service.ts'
import { PLACES } from './places/places.ts'
import { readSamples } from './read-samples.ts'

/**
 * Everything a fresh demo shows, in the order of its lists. Illustrative: editors replace it with their own. About, privacy,
 * terms and complaint are not among them: every installation has those from its first migration (0017_site.sql).
 */
export const SAMPLES: readonly PublishedItem[] = CONTENT_TYPES.flatMap((type) => {
  if (type === 'page') return []
  return type === 'place' ? PLACES : readSamples(type)
})
