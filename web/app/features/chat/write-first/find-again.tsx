import type { NewRecoveryCode, User } from '@himoya/contract/auth'
import type { Language } from '@himoya/contract/languages'
import { useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import { useQuery, useQueryClient } from '../../../session/use-query.ts'
import { LateScreen } from '../late-screen.tsx'
import { loadAccountWords } from '../nickname/load-account-words.ts'

/** In the tab: whoever said "not at all" is not asked again on this page. */
const KEY = 'himoya_find_again'

/**
 * After the first message of whoever gave no name: how do they want to find the answer? One line, never in the way; whoever chose,
 * or wants nothing, sees it no more.
 */
export function FindAgain({ written }: { written: boolean }) {
  const { api, lang, tab_storage } = useSession()
  const t = useIslandTexts('chat')
  const [step, setStep] = useState<'asked' | 'code' | 'over'>(() => (tab_storage.get(KEY) ? 'over' : 'asked'))
  const user = useQuery({
    queryKey: ['UserDetails'],
    queryFn: () => api.get<User>('auth/me/'),
    staleTime: Infinity,
    enabled: written && step !== 'over',
  })
  if (step === 'over' || !written || !user.data?.nameless) return null
  const end = (): void => {
    tab_storage.set(KEY, '1')
    setStep('over')
  }
  return (
    <section
      className="grid max-h-[60%] shrink-0 gap-2 overflow-y-auto border-t border-line bg-surface p-3"
      aria-label={t('find_title')}
    >
      {step === 'code' ? (
        <WayBack nickname={user.data.nickname ?? ''} onKept={end} />
      ) : (
        <>
          <p className="font-head font-[650] text-small">{t('find_title')}</p>
          <div className="flex flex-wrap gap-2">
            <button type="button" className="btn btn-second min-h-11 px-3 text-small" onClick={() => setStep('code')}>
              {t('find_code')}
            </button>
            <a className="btn btn-second min-h-11 px-3 text-small" href={`/${lang}/profile`}>
              {t('find_password')}
            </a>
            <button type="button" className="btn btn-text min-h-11 px-3 text-small" onClick={end}>
              {t('find_none')}
            </button>
          </div>
        </>
      )}
    </section>
  )
}

/** The code is made when it is asked for: until then nobody holds one. */
function WayBack({ nickname, onKept }: { nickname: string; onKept: () => void }) {
  const { api } = useSession()
  const t = useIslandTexts('chat')
  const queries = useQueryClient()
  const load = async (lang: Language) => {
    const [{ RecoveryCode }, { recovery_code }, texts] = await Promise.all([
      import('../../account/public/recovery-code.tsx'),
      api.post<NewRecoveryCode>('auth/recovery-code/', { password: '' }),
      loadAccountWords(lang),
    ])
    return { screen: { RecoveryCode, recovery_code }, texts }
  }
  const done = (): void => {
    queries.removeQueries({ queryKey: ['WayBack'] })
    onKept()
  }
  return (
    <LateScreen name="WayBack" load={load}>
      {({ RecoveryCode, recovery_code }) => (
        <RecoveryCode code={recovery_code} text={t('find_text', { nickname })} onKept={done} />
      )}
    </LateScreen>
  )
}
