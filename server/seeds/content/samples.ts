import type { ReadyItem } from '../../src/modules/content/ready-items.service.ts'
import { PLACES } from './places/places.ts'
import { readSamples } from './read-samples.ts'

/** In the order in which a first start puts them in: what others name comes before them. */
const WRITTEN = [
  'course_category',
  'course',
  'lesson',
  'resource',
  'question_category',
  'question',
  'faq_category',
  'faq',
  'news',
  'banner',
  'test',
  'questionnaire',
] as const

/**
 * Everything a fresh demo shows, in the order of its lists. Illustrative: editors replace it with their own. About, privacy,
 * terms and complaint are not among them: every installation has those from its first migration (0017_site.sql).
 */
export const SAMPLES: readonly ReadyItem[] = [...WRITTEN.flatMap(readSamples), ...PLACES]
