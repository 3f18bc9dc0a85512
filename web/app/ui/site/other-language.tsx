import type { Language } from '@himoya/contract/languages'
import { useTexts } from '../../i18n/use-texts.ts'
import { useSite } from './use-site.ts'

/** Says so when a text is not there in the page's language and Uzbek stands in. */
export function OtherLanguage({ served }: { served: Language }) {
  const t = useTexts('site')
  const { lang } = useSite()
  return served === lang ? null : <p className="banner">{t('other_language')}</p>
}
