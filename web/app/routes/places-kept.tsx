import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { KeptPlaces } from '../features/content/places/kept-places.tsx'
import { readKeptPlaces } from '../features/content/places/places-loader.ts'
import type { PageFacts } from '../ui/site/page-facts.ts'

export const handle: PageFacts = { page: 'places', unlisted: true }

export const loader = (args: LoaderFunctionArgs) => readKeptPlaces(args)

export default function PlacesKept() {
  return <KeptPlaces {...useLoaderData<typeof loader>()} />
}
