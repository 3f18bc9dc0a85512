import type { User } from '@himoya/contract/accounts/auth'
import type { Language } from '@himoya/contract/languages'
import { LANGUAGE_NAMES } from '../../../i18n/languages.ts'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import { Section } from '../../../ui/screen/section.tsx'
import { useKeepUser } from './use-user.ts'

/** The language of the account (its SMS, its chats) and of the page at once. */
export function LanguageSection({ user }: { user: User }) {
  const { api, lang } = useSession()
  const t = useIslandTexts('account')
  const keepUser = useKeepUser()

  async function choose(chosen: Language): Promise<void> {
    // the page changes in any case; an account that could not be reached keeps its language until the next choice
    const saved = user.lang === chosen ? null : await api.patch<User>('auth/update/user/', { lang: chosen }).catch(() => null)
    if (saved) keepUser(saved)
    if (chosen !== lang) location.replace(`/${chosen}/profile`)
  }

  return (
    <Section title={t('profile.language')}>
      <div className="flex flex-col gap-2" role="radiogroup" aria-label={t('profile.language')}>
        {(Object.keys(LANGUAGE_NAMES) as Language[]).map((one) => (
          <label key={one} className="choice" lang={one}>
            <input type="radio" name="lang" checked={one === lang} onChange={() => void choose(one)} />
            {LANGUAGE_NAMES[one].name}
          </label>
        ))}
      </div>
    </Section>
  )
}
