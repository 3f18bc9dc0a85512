import type { Facts } from '@himoya/contract/content/content-types'
import type { Language } from '@himoya/contract/languages'
import type { PublishedItem } from '../../../src/modules/content/content.service.ts'
import { idOf } from '../ids.ts'
import { KINDS } from './kinds.ts'
import { REGIONS } from './regions.ts'

/** What stands in each region beside its Inson centre. */
const SECOND: Readonly<Record<Facts<'place'>['region'], Facts<'place'>['kind']>> = {
  'UZ-TK': 'hotline',
  'UZ-TO': 'hospital',
  'UZ-AN': 'psychologist',
  'UZ-BU': 'legal',
  'UZ-FA': 'hospital',
  'UZ-JI': 'police',
  'UZ-XO': 'ngo',
  'UZ-NG': 'shelter',
  'UZ-NW': 'psychologist',
  'UZ-QA': 'hospital',
  'UZ-QR': 'ngo',
  'UZ-SA': 'psychologist',
  'UZ-SI': 'police',
  'UZ-SU': 'legal',
}

/** About a kilometre, so that two samples of one town do not lie on each other. */
const ASIDE = 0.012

/** Two of each region. Names, addresses and points are for show; each says so itself. */
export const PLACES = REGIONS.flatMap((region) => [
  samplePlace(region, 'inson', 0),
  samplePlace(region, SECOND[region.code], ASIDE),
])

function samplePlace(
  { code, slug, name, town, lat, lng }: (typeof REGIONS)[number],
  kind: Facts<'place'>['kind'],
  aside: number,
): PublishedItem {
  const { facts, name: what, summary } = KINDS[kind]
  const hidden = kind === 'shelter'
  const point = { lat: hidden ? null : lat + aside, lng: hidden ? null : lng + aside }
  const title = {
    uz: `${what.uz}, ${name.uz} (namuna)`,
    ru: `${what.ru}, ${name.ru} (образец)`,
    en: `${what.en}, ${name.en} (sample)`,
  }
  const address = hidden
    ? { uz: 'Manzil ko‘rsatilmaydi', ru: 'Адрес не указывается', en: 'No address is shown' }
    : { uz: `${town.uz}, namuna manzil`, ru: `${town.ru}, адрес для образца`, en: `${town.en}, sample address` }
  const textsIn = (lang: Language) => ({ title: title[lang], summary: summary[lang], address: address[lang] })
  return {
    id: idOf('place', `${slug}-${kind}`),
    type: 'place',
    slug: `${slug}-${kind}`,
    facts: { ...facts, ...point, region: code },
    texts: { uz: textsIn('uz'), ru: textsIn('ru'), en: textsIn('en') },
    sample: true,
  }
}
