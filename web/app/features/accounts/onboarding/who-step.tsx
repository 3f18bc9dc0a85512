import type { Audience } from '@himoya/contract/common'
import { AUDIENCES } from '@himoya/contract/people'
import { useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import { keepAudience, keptAudience } from '../../../session/kept-audience.ts'

/** Stays on this phone; registering offers it again. */
export function WhoStep() {
  const session = useSession()
  const t = useIslandTexts('onboarding')
  const [audience, setAudience] = useState(() => keptAudience(session))
  const choose = (chosen: Audience | undefined): void => {
    setAudience(chosen)
    keepAudience(session, chosen)
  }
  return (
    <div className="flex flex-col gap-2" role="radiogroup" aria-label={t('who_title')}>
      <p className="pb-1 text-ink-2">{t('who_text')}</p>
      {AUDIENCES.map((one) => (
        <label key={one} className="choice">
          <input type="radio" name="who" checked={audience === one} onChange={() => choose(one)} />
          {t(`who_${one}`)}
        </label>
      ))}
      <label className="choice">
        <input type="radio" name="who" checked={audience === undefined} onChange={() => choose(undefined)} />
        {t('who_none')}
      </label>
    </div>
  )
}
