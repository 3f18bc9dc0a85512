import type { ReportType } from '@himoya/contract/reports/reports'
import type { RegionPage } from '@himoya/contract/content/site'
import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { Island } from '../ui/island/island.tsx'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { readPublic } from '../ui/site/read-public.ts'
import { useSite } from '../ui/site/use-site.ts'
import { PlainForm } from '../features/reports/report/plain-form.tsx'
import { sendPlainReport } from '../features/reports/report/plain-report.ts'
import { PlainSent } from '../features/reports/report/plain-sent.tsx'
import { reportTexts } from '../i18n/handed-texts.ts'

export const handle: PageFacts = { page: 'report', unlisted: true, has_steps: true }

export async function loader(args: LoaderFunctionArgs) {
  const [types, regions] = await Promise.all([
    readPublic<ReportType[]>(args, '/api/v1/victim/type/'),
    readPublic<RegionPage>(args, '/api/v1/region/'),
  ])
  return { types, regions: regions.results.map(({ code, name }) => ({ value: code, label: name })) }
}

export const action = (args: ActionFunctionArgs) => sendPlainReport(args)

export default function Report() {
  const kinds = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { lang } = useSite()
  if (answer && 'reported' in answer) {
    return (
      <div className="wrap report">
        <PlainSent reported={answer.reported} />
      </div>
    )
  }
  return (
    <div className="wrap report">
      <Island name="report" props={{ texts: reportTexts(lang), regions: kinds.regions }}>
        <PlainForm {...kinds} answer={answer} />
      </Island>
    </div>
  )
}
