import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { readSitePage, SitePage } from '../features/info/site-page.tsx'
import type { PageFacts } from '../features/page/page-facts.ts'
import { useSite } from '../features/page/use-site.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'complaint' }

export const loader = (args: LoaderFunctionArgs) => readSitePage(args, 'complaint')

export default function Complaint() {
  const { page } = useLoaderData<typeof loader>()
  const t = useTexts('shell')
  const { lang } = useSite()
  return (
    <SitePage page={page}>
      <p>
        <a className="btn btn-second" href={`/${lang}/report`}>
          {t('sections.report')}
        </a>
      </p>
    </SitePage>
  )
}
