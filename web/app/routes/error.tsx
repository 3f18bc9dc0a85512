import { QuietPage } from '../features/info/quiet-page.tsx'
import type { PageFacts } from '../features/page/page-facts.ts'
import { useSite } from '../features/page/use-site.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'error', unlisted: true }

/** Made at the start and kept: the server sends it when a page cannot be made. */
export default function ErrorPage() {
  const t = useTexts('info')
  const { lang } = useSite()
  return (
    <QuietPage picture="thread" niche="c" title={t('error.title')} text={t('error.text')}>
      <a className="btn btn-first" href={`/${lang}`}>
        {t('error.again')}
      </a>
    </QuietPage>
  )
}
