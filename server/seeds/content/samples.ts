import type { ReadyItem } from '../../src/modules/content/ready-items.service.ts'
import { FAQ_BOLALAR } from './faq/bolalar.ts'
import { FAQ_CATEGORIES } from './faq/categories.ts'
import { FAQ_HISOB } from './faq/hisob.ts'
import { FAQ_KATTALAR } from './faq/kattalar.ts'
import { FAQ_SIR } from './faq/sir.ts'
import { FAQ_SUHBAT } from './faq/suhbat.ts'
import { BOLANI_TINGLASH } from './learning/bolani-tinglash.ts'
import { COURSE_CATEGORIES } from './learning/categories.ts'
import { HISLAR_BOGI } from './learning/hislar-bogi.ts'
import { INTERNETDA_OZIM } from './learning/internetda-ozim.ts'
import { KAMSITISHGA_QARSHI } from './learning/kamsitishga-qarshi.ts'
import { KAMSITISHSIZ_SINF } from './learning/kamsitishsiz-sinf.ts'
import { RESOURCES } from './learning/resources.ts'
import { SEZISH_VA_YORDAM } from './learning/sezish-va-yordam.ts'
import { SIRLAR_SANDIGI } from './learning/sirlar-sandigi.ts'
import { TANAM_MENIKI } from './learning/tanam-meniki.ts'
import { URMASDAN_TARBIYA } from './learning/urmasdan-tarbiya.ts'
import { UYDA_OGIR } from './learning/uyda-ogir-bolsa.ts'
import { NEWS_OQISH } from './news/oqish.ts'
import { NEWS_TOPISH } from './news/topish.ts'
import { NEWS_XIZMAT } from './news/xizmat.ts'
import { PLACES } from './places/places.ts'
import { FIKRINGIZ } from './questionnaires/fikringiz.ts'
import { MAKTAB_MUHITI } from './questionnaires/maktab-muhiti.ts'
import { NIMA_KERAK } from './questionnaires/nima-kerak.ts'

import { QUESTION_CATEGORIES } from './questions/categories.ts'
import { QUESTIONS_HISLAR } from './questions/hislar.ts'
import { QUESTIONS_INTERNETDA } from './questions/internetda.ts'
import { QUESTIONS_KATTALAR } from './questions/kattalar.ts'
import { QUESTIONS_MAKTABDA } from './questions/maktabda.ts'
import { QUESTIONS_TANA } from './questions/tana.ts'
import { QUESTIONS_UYDA } from './questions/uyda.ts'
import { BANNERS } from './site/banners.ts'
import { IKKI_HAFTA } from './tests/ikki-hafta.ts'
import { INTERNETDA_XAVFSIZ } from './tests/internetda-xavfsiz.ts'
import { KAMSITISHNI_TANIYSIZMI } from './tests/kamsitishni-taniysizmi.ts'
import { SABRIM_QANCHA } from './tests/sabrim-qancha.ts'
import { TANA_QOIDALARI } from './tests/tana-qoidalari.ts'
import { URMASDAN_QANDAY } from './tests/urmasdan-qanday.ts'
import { USTOZ_NIMA_QILADI } from './tests/ustoz-nima-qiladi.ts'
import { UYIM_VA_MEN } from './tests/uyim-va-men.ts'

/**
 * Everything a fresh demo shows, in the order of its lists. Illustrative: editors replace it with their own. About, privacy,
 * terms and complaint are not among them: every installation has those from its first migration (0017_site.sql).
 */
export const SAMPLES: readonly ReadyItem[] = [
  ...COURSE_CATEGORIES,
  ...TANAM_MENIKI,
  ...SIRLAR_SANDIGI,
  ...HISLAR_BOGI,
  ...INTERNETDA_OZIM,
  ...KAMSITISHGA_QARSHI,
  ...UYDA_OGIR,
  ...BOLANI_TINGLASH,
  ...URMASDAN_TARBIYA,
  ...SEZISH_VA_YORDAM,
  ...KAMSITISHSIZ_SINF,
  ...RESOURCES,
  ...QUESTION_CATEGORIES,
  ...QUESTIONS_UYDA,
  ...QUESTIONS_MAKTABDA,
  ...QUESTIONS_INTERNETDA,
  ...QUESTIONS_TANA,
  ...QUESTIONS_HISLAR,
  ...QUESTIONS_KATTALAR,
  ...FAQ_CATEGORIES,
  ...FAQ_SUHBAT,
  ...FAQ_SIR,
  ...FAQ_HISOB,
  ...FAQ_BOLALAR,
  ...FAQ_KATTALAR,
  ...NEWS_XIZMAT,
  ...NEWS_OQISH,
  ...NEWS_TOPISH,
  ...PLACES,
  ...BANNERS,
  TANA_QOIDALARI,
  INTERNETDA_XAVFSIZ,
  KAMSITISHNI_TANIYSIZMI,
  URMASDAN_QANDAY,
  USTOZ_NIMA_QILADI,
  IKKI_HAFTA,
  UYIM_VA_MEN,
  SABRIM_QANCHA,
  NIMA_KERAK,
  FIKRINGIZ,
  MAKTAB_MUHITI,
]
