import { useTexts } from '../../i18n/use-texts.ts'
import { useSite } from './use-site.ts'

/** Where a page is nothing without scripts: it says so, and leads to what works without them. */
export function NoScript() {
  const t = useTexts('learn')
  const { lang } = useSite()
  return (
    <noscript>
      <div className="banner banner-urgent grid">
        <p>{t('own.no_script')}</p>
        <p>
          <a href={`/${lang}/report`}>{t('own.no_script_report')}</a>
        </p>
        <p>
          <a href={`/${lang}/numbers`}>{t('own.no_script_call')}</a>
        </p>
      </div>
    </noscript>
  )
}
