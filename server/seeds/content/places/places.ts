import type { Facts } from '@himoya/contract/content-types'
import { place } from '../form.ts'
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
) {
  const { facts, name: what, summary } = KINDS[kind]
  const hidden = kind === 'shelter'
  const point = { lat: hidden ? null : lat + aside, lng: hidden ? null : lng + aside }
  return place(
    `${slug}-${kind}`,
    { ...facts, ...point, region: code },
    {
      uz: [`${what.uz}, ${name.uz} (namuna)`, summary.uz, hidden ? 'Manzil ko‘rsatilmaydi' : `${town.uz}, namuna manzil`],
      ru: [`${what.ru}, ${name.ru} (образец)`, summary.ru, hidden ? 'Адрес не указывается' : `${town.ru}, адрес для образца`],
      en: [`${what.en}, ${name.en} (sample)`, summary.en, hidden ? 'No address is shown' : `${town.en}, sample address`],
    },
  )
}
