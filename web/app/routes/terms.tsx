import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { readSitePage, SitePage } from '../features/content/info/site-page.tsx'
import type { PageFacts } from '../ui/site/page-facts.ts'

export const handle: PageFacts = { page: 'terms' }

export const loader = (args: LoaderFunctionArgs) => readSitePage(args, 'terms')

export default function Terms() {
  const { page } = useLoaderData<typeof loader>()
  return <SitePage page={page} />
}
