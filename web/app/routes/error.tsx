import { QuietPage } from '../features/content/info/quiet-page.tsx'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'error', unlisted: true }

/** Made at the start and kept: the server sends it when a page cannot be made. */
export default function ErrorPage() {
  const t = useTexts('info')
  return (
    <QuietPage picture="thread" niche="c" title={t('error.title')} text={t('error.text')}>
      {/* A form without an address asks for the page that failed, with and without a script. */}
      <form>
        <button type="submit" className="btn btn-first">
          {t('error.again')}
        </button>
      </form>
    </QuietPage>
  )
}
