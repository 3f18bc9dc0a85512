import type { Language } from '@himoya/contract/languages'
import { LANGUAGE_NAMES } from '../../../i18n/languages.ts'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'

export function LanguageStep() {
  const { lang } = useSession()
  const t = useIslandTexts('onboarding')
  return (
    <div className="flex flex-col gap-2" role="radiogroup" aria-label={t('language_title')}>
      {(Object.keys(LANGUAGE_NAMES) as Language[]).map((one) => (
        <label key={one} className="choice" lang={one}>
          <input type="radio" name="lang" checked={one === lang} onChange={() => location.replace(`/${one}/welcome`)} />
          {LANGUAGE_NAMES[one].name}
        </label>
      ))}
      <p className="pt-1 text-small text-ink-2">{t('language_text')}</p>
    </div>
  )
}
