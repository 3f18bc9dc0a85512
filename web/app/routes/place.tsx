import type { Place as PlaceOne } from '@himoya/contract/content/places'
import type { RegionPage } from '@himoya/contract/content/site'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { PageFacts, PageHead } from '../ui/site/page-facts.ts'
import { readPublic } from '../ui/site/read-public.ts'
import { placeData } from '../features/content/places/schema-org.ts'
import { PlacePage } from '../features/content/places/place-page.tsx'
import { siteContext } from '../site-context.ts'

export const handle: PageFacts = { page: 'place' }

export async function loader(args: LoaderFunctionArgs) {
  const place = await readPublic<PlaceOne>(args, `/api/v1/place/${args.params['slug']}/`)
  const { results } = await readPublic<RegionPage>(args, '/api/v1/region/?page_size=100')
  const region = results.find(({ code }) => code === place.region)
  if (!region) throw new Response(null, { status: 404 })
  const head: PageHead = {
    title: place.title,
    description: place.summary,
    served: place.lang,
    structured: [placeData(place, region.name, args.context.get(siteContext).public_url)],
  }
  return { place, region, head }
}

export default function Place() {
  const { place, region } = useLoaderData<typeof loader>()
  return <PlacePage place={place} region={region} />
}
