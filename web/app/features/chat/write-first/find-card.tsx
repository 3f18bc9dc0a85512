import type { NewRecoveryCode } from '@himoya/contract/accounts/auth'
import type { Language } from '@himoya/contract/languages'
import { type ReactNode, useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import { useQueryClient } from '../../../session/use-query.ts'
import { LateScreen } from '../late-screen.tsx'
import { loadAccountWords } from '../../accounts/account/public/load-account-words.ts'

/** How do they want to find the answer? One line, never in the way. `onEnd`: they chose, or want nothing. */
export function FindCard({ onEnd }: { onEnd: () => void }) {
  const t = useIslandTexts('chat')
  return (
    <section
      className="grid max-h-[60%] shrink-0 gap-2 overflow-y-auto border-t border-line bg-surface p-3"
      aria-label={t('find_title')}
    >
      <FindWays
        onKept={onEnd}
        title={<p className="font-head font-[650] text-small">{t('find_title')}</p>}
        none={
          <button type="button" className="btn btn-text min-h-11 px-3 text-small" onClick={onEnd}>
            {t('find_none')}
          </button>
        }
      />
    </section>
  )
}

/** The ways back to choose from; of the words, once chosen, nothing else is shown. */
export function FindWays({ onKept, title, none }: { onKept: () => void; title?: ReactNode; none?: ReactNode }) {
  const { lang } = useSession()
  const t = useIslandTexts('chat')
  const [is_shown, setShown] = useState(false)
  if (is_shown) return <WayBack onKept={onKept} />
  return (
    <>
      {title}
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-second min-h-11 px-3 text-small" onClick={() => setShown(true)}>
          {t('find_code')}
        </button>
        <a className="btn btn-second min-h-11 px-3 text-small" href={`/${lang}/profile`}>
          {t('find_password')}
        </a>
        {none}
      </div>
    </>
  )
}

/** The words are made when they are asked for: until then nobody holds any. */
function WayBack({ onKept }: { onKept: () => void }) {
  const { api } = useSession()
  const t = useIslandTexts('chat')
  const queries = useQueryClient()
  const load = async (lang: Language) => {
    const [{ RecoveryCode }, made, texts] = await Promise.all([
      import('../../accounts/account/public/recovery-code.tsx'),
      api.post<NewRecoveryCode>('auth/recovery-code/', { password: '' }),
      loadAccountWords(lang),
    ])
    return { screen: { RecoveryCode, made }, texts }
  }
  const done = (): void => {
    queries.removeQueries({ queryKey: ['WayBack'] })
    onKept()
  }
  return (
    <LateScreen name="WayBack" load={load}>
      {({ RecoveryCode, made }) => <RecoveryCode made={made} text={t('find_text')} onKept={done} />}
    </LateScreen>
  )
}
