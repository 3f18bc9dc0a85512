import { useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import { Changing } from '../../../ui/screen/changing.tsx'
import { EmergencyLinks } from '../emergency-links.tsx'
import { type OfEnded, useAskForAnother } from './another-step.tsx'

type NotHelpedProps = OfEnded & {
  /** What went wrong, and that there are other ways. */
  lead: string
  /** Whether somebody has or had this chat, so that another one can be asked for. */
  may_ask?: boolean
}

/** After what did not help: somebody else, who stands above us, places, and the numbers. One tap each. */
export function NotHelped({ chat_id, onAnother, lead, may_ask = true }: NotHelpedProps) {
  const { lang } = useSession()
  const t = useIslandTexts('chat_more')
  const ask = useAskForAnother(chat_id, onAnother)
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  async function another(): Promise<void> {
    if (state === 'busy') return
    setState('busy')
    await ask().then(
      () => setState('ready'),
      () => setState('failed'),
    )
  }
  return (
    <div className="grid gap-2">
      <p>{lead}</p>
      {may_ask && (
        <button type="button" className="btn btn-second min-h-11" aria-disabled={state === 'busy'} onClick={() => void another()}>
          <Changing>{t(state === 'busy' ? 'another_busy' : 'not_helped_another')}</Changing>
        </button>
      )}
      <p role="alert" className="text-small text-sos-ink empty:hidden">
        {state === 'failed' && <Changing>{t('failed')}</Changing>}
      </p>
      <a className="btn btn-second min-h-11" href={`/${lang}/complaint`}>
        {t('not_helped_supervisor')}
      </a>
      <a className="btn btn-second min-h-11" href={`/${lang}/places`}>
        {t('not_helped_places')}
      </a>
      <EmergencyLinks />
    </div>
  )
}
