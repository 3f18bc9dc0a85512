import { SearchForm } from '../features/content/search/search-form.tsx'
import { QuietPage } from '../features/content/info/quiet-page.tsx'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { useSite } from '../ui/site/use-site.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'not_found', unlisted: true }

export default function NotFound() {
  const t = useTexts('info')
  const { lang } = useSite()
  return (
    <QuietPage
      picture="kite"
      niche="a"
      title={t('not_found.title')}
      text={t('not_found.text')}
      below={<SearchForm lang={lang} words="" />}
    >
      <a className="btn btn-first" href={`/${lang}`}>
        {t('not_found.back')}
      </a>
    </QuietPage>
  )
}
