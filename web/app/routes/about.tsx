import type { Counts } from '@himoya/contract/content/site'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { readSitePage, SitePage } from '../features/content/info/site-page.tsx'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { readPublic } from '../ui/site/read-public.ts'
import { useSite } from '../ui/site/use-site.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'about' }

export async function loader(args: LoaderFunctionArgs) {
  const [read, counts] = await Promise.all([readSitePage(args, 'about'), readPublic<Counts>(args, '/api/v1/count/')])
  return { ...read, counts }
}

const COUNTED = ['lessons', 'questions', 'places', 'conversations'] as const

export default function About() {
  const { page, counts } = useLoaderData<typeof loader>()
  const t = useTexts('site')
  const numbers = useTexts('statistics')
  const { lang } = useSite()
  const known = COUNTED.filter((what) => counts[what] > 0)
  return (
    <SitePage page={page}>
      <p>
        <a href={`/${lang}/statistics`}>{numbers('title')}</a>
      </p>
      {known.length > 0 && (
        <section>
          <h2>{t('counts.title')}</h2>
          <ul className="counts">
            {known.map((what) => (
              <li key={what}>
                <b>{counts[what]}+</b> {t(`counts.${what}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </SitePage>
  )
}
