import { data } from 'react-router'
import { QuietPage } from '../features/info/quiet-page.tsx'
import type { PageHandle } from '../features/page/page-handle.ts'
import { useSite } from '../features/page/use-site.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageHandle = { page: 'not_found', unlisted: true }

export const loader = () => data(null, { status: 404 })

export default function NotFound() {
  const t = useTexts('info')
  const { lang } = useSite()
  return (
    <QuietPage picture="kite" niche="a" title={t('not_found.title')} text={t('not_found.text')}>
      <a className="btn btn-first" href={`/${lang}`}>
        {t('not_found.back')}
      </a>
    </QuietPage>
  )
}
