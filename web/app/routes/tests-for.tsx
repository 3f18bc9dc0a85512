import { AUDIENCES } from '@himoya/contract/people'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { PageFacts, PageHead } from '../ui/site/page-facts.ts'
import { languageOf } from '../ui/site/read-public.ts'
import { readTests } from '../features/content/tests/tests-loader.ts'
import { TestsPage } from '../features/content/tests/tests-page.tsx'
import { textsIn } from '../i18n/messages.ts'

export const handle: PageFacts = { page: 'tests' }

export async function loader(args: LoaderFunctionArgs) {
  const audience = AUDIENCES.find((one) => one === args.params['audience'])
  if (!audience) throw new Response(null, { status: 404 })
  const t = textsIn(languageOf(args), 'tests')
  const head: PageHead = { title: t(`for_title.${audience}`), description: t('lead') }
  return { tests: await readTests(args, audience), audience, head }
}

export default function TestsFor() {
  const { tests, audience } = useLoaderData<typeof loader>()
  return <TestsPage tests={tests} audience={audience} />
}
