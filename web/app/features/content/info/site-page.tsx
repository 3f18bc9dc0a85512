import type { SitePage as Page } from '@himoya/contract/content/site'
import { formatDate } from '@himoya/kit/dates'
import type { ReactNode } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { ArchPicture } from '../../../art/picture.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { RichText } from '../public/rich-text.tsx'
import { OtherLanguage } from '../../../ui/site/other-language.tsx'
import type { PageHead } from '../../../ui/site/page-facts.ts'
import { readPublic } from '../../../ui/site/read-public.ts'
import { useSite } from '../../../ui/site/use-site.ts'

/** About, privacy, terms, complaint: for the route's loader. */
export async function readSitePage(args: LoaderFunctionArgs, key: Page['key']) {
  const page = await readPublic<Page>(args, `/api/v1/page/${key}/`)
  const head: PageHead = { title: page.title, description: page.summary, served: page.lang }
  return { page, head }
}

/** `first`: what stands between the lead and what an editor wrote. */
export function SitePage({ page, first, children }: { page: Page; first?: ReactNode; children?: ReactNode }) {
  const t = useTexts('site')
  const { lang } = useSite()
  return (
    <div className="wrap page">
      <ArchPicture name={page.drawing} niche={page.niche} className="picture-arch" />
      <article className="reading" lang={page.lang === lang ? undefined : page.lang}>
        <h1>{page.title}</h1>
        <p className="lead">{page.summary}</p>
        <OtherLanguage served={page.lang} />
        {first && <div lang={lang}>{first}</div>}
        <RichText body={page.body} />
        {children}
        <p className="meta">{t('updated', { date: formatDate(page.updated_at, lang) })}</p>
      </article>
    </div>
  )
}
