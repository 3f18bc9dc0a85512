import { useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import { Changing } from '../../../ui/screen/changing.tsx'
import { type OfEnded, useAskForAnother } from './another-step.tsx'

/** After a talk that did not help: somebody else, who stands above us, and places; the numbers stand there already. One tap each. */
export function NotHelped({ chat_id, onAnother }: OfEnded) {
  const { lang } = useSession()
  const t = useIslandTexts('chat_more')
  const ask = useAskForAnother(chat_id, onAnother)
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  async function another(): Promise<void> {
    if (state === 'busy') return
    setState('busy')
    await ask().catch(() => setState('failed'))
  }
  return (
    <div className="grid gap-2">
      <p>{t('not_helped')}</p>
      <button type="button" className="btn btn-second min-h-11" aria-disabled={state === 'busy'} onClick={() => void another()}>
        <Changing>{t(state === 'busy' ? 'another_busy' : 'not_helped_another')}</Changing>
      </button>
      <p role="alert" className="text-small text-sos-ink empty:hidden">
        {state === 'failed' && <Changing>{t('failed')}</Changing>}
      </p>
      <a className="btn btn-second min-h-11" href={`/${lang}/complaint`}>
        {t('not_helped_supervisor')}
      </a>
      <a className="btn btn-second min-h-11" href={`/${lang}/places`}>
        {t('not_helped_places')}
      </a>
    </div>
  )
}
