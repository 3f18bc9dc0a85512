import type { Place, PlacePage } from '@himoya/contract/content/places'
import type { Region, RegionPage } from '@himoya/contract/content/site'
import type { LoaderFunctionArgs } from 'react-router'
import { REGION_SHAPES } from '../../../art/regions.ts'
import type { KeptPlace } from './kept-places.tsx'
import { pageOfPath } from '../../../ui/site/page-of-path.ts'
import { languageOf, readPublic } from '../../../ui/site/read-public.ts'

/** With its region's list and map a page of more is heavier than 8 KB. */
export const PLACES_ON_A_PAGE = 8

/** One page of all places, or of a region's; a region or a page that is not there is not found. */
export async function readPlaces(args: LoaderFunctionArgs) {
  const page = pageOfPath(args.params)
  const { results: regions } = await readPublic<RegionPage>(args, '/api/v1/region/?page_size=100')
  const { region: slug } = args.params
  const region = regions.find(({ code }) => REGION_SHAPES[code].slug === slug)
  if (slug !== undefined && !region) throw new Response(null, { status: 404 })
  const of_region = region ? `&region=${region.code}` : ''
  const places = await readPublic<PlacePage>(args, `/api/v1/place/?page=${page}&page_size=${PLACES_ON_A_PAGE}${of_region}`)
  if (places.results.length === 0 && page > 1) throw new Response(null, { status: 404 })
  return { places, page, regions, region, counts: await countByRegion(args, regions), lang: languageOf(args) }
}

const AT_ONCE = 100

/** All places with what of them helps without a network, and when they were read. */
export async function readKeptPlaces(args: LoaderFunctionArgs) {
  const { results: regions } = await readPublic<RegionPage>(args, '/api/v1/region/?page_size=100')
  const places: KeptPlace[] = []
  for (let page = 1, left = 1; left > 0; page += 1) {
    const { count, results } = await readPublic<PlacePage>(args, `/api/v1/place/?page=${page}&page_size=${AT_ONCE}`)
    for (const { id, lang, kind, region, title, phones, hours, day_and_night, child_alone } of results) {
      places.push({ id, lang, kind, region, title, phones, hours, day_and_night, child_alone })
    }
    left = count - page * AT_ONCE
  }
  return { places, regions, made_at: new Date().toISOString() }
}

async function countByRegion(args: LoaderFunctionArgs, regions: readonly Region[]) {
  const counts = regions.map(async ({ code }) => {
    const { count } = await readPublic<PlacePage>(args, `/api/v1/place/?page_size=1&region=${code}`)
    return [code, count] as const
  })
  return Object.fromEntries((await Promise.all(counts)).filter(([, count]) => count > 0)) as Partial<
    Record<Place['region'], number>
  >
}
