import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Catalogue } from '../features/content/learn/catalogue.tsx'
import { readCatalogue } from '../features/content/learn/catalogue-loader.ts'
import { audienceOf } from '../ui/site/audience.ts'
import type { PageFacts } from '../ui/site/page-facts.ts'

export const handle: PageFacts = { page: (path) => `learn_${audienceOf(path)}` }

export async function loader(args: LoaderFunctionArgs) {
  const audience = audienceOf(new URL(args.request.url).pathname)
  return { ...(await readCatalogue(args, audience)), audience }
}

/** The lessons for each audience, at an address of their own (routes.ts). */
export default function LearnFor() {
  return <Catalogue {...useLoaderData<typeof loader>()} />
}
