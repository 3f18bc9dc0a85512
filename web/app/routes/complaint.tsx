import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { ComplaintForm, ComplaintSent } from '../features/content/info/complaint-form.tsx'
import { sendComplaint } from '../features/content/info/complaint.ts'
import { readSitePage, SitePage } from '../features/content/info/site-page.tsx'
import type { PageFacts } from '../ui/site/page-facts.ts'

export const handle: PageFacts = { page: 'complaint' }

export const loader = (args: LoaderFunctionArgs) => readSitePage(args, 'complaint')
export const action = (args: ActionFunctionArgs) => sendComplaint(args)

export default function Complaint() {
  const { page } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const part =
    answer && 'complained' in answer ? <ComplaintSent complained={answer.complained} /> : <ComplaintForm refused={answer} />
  return <SitePage page={page} first={part} />
}
