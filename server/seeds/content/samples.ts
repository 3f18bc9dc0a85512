import type { ReadyItem } from '../../src/modules/content/ready-items.service.ts'
import { FAQ_CATEGORIES } from './faq/categories.ts'
import { FAQ_SUHBAT } from './faq/suhbat.ts'
import { COURSE_CATEGORIES } from './learning/categories.ts'
import { RESOURCES } from './learning/resources.ts'
import { TANAM_MENIKI } from './learning/tanam-meniki.ts'
import { NEWS_XIZMAT } from './news/xizmat.ts'
import { PLACES } from './places/places.ts'
import { QUESTION_CATEGORIES } from './questions/categories.ts'
import { QUESTIONS_UYDA } from './questions/uyda.ts'
import { BANNERS } from './site/banners.ts'
import { PAGES } from './site/pages.ts'

/** Everything a fresh demo shows, in the order of its lists. Illustrative: editors replace it with their own. */
export const SAMPLES: readonly ReadyItem[] = [
  ...COURSE_CATEGORIES,
  ...TANAM_MENIKI,
  ...RESOURCES,
  ...QUESTION_CATEGORIES,
  ...QUESTIONS_UYDA,
  ...FAQ_CATEGORIES,
  ...FAQ_SUHBAT,
  ...NEWS_XIZMAT,
  ...PLACES,
  ...BANNERS,
  ...PAGES,
]
