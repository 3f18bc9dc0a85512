import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { readTests } from '../features/content/tests/tests-loader.ts'
import { TestsPage } from '../features/content/tests/tests-page.tsx'

export const handle: PageFacts = { page: 'tests' }

export const loader = async (args: LoaderFunctionArgs) => ({ tests: await readTests(args) })

export default function Tests() {
  return <TestsPage {...useLoaderData<typeof loader>()} />
}
