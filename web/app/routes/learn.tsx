import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Catalogue } from '../features/content/learn/catalogue.tsx'
import { readCatalogue } from '../features/content/learn/catalogue-loader.ts'
import type { PageFacts } from '../ui/site/page-facts.ts'

export const handle: PageFacts = { page: 'learn' }

export const loader = (args: LoaderFunctionArgs) => readCatalogue(args)

export default function Learn() {
  return <Catalogue {...useLoaderData<typeof loader>()} />
}
