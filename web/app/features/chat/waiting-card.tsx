import type { ChatStatus } from '@himoya/contract/chat/chat'
import { useState } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { useSession } from '../../session/session.ts'
import { Changing } from '../../ui/screen/changing.tsx'

const HIDDEN_KEY = 'himoya_still'

/** The place in the queue and honest minutes, and a circle to breathe with. It stands in the list, so it covers nothing. */
export function WaitingCard({ status: { queue_position, wait_minutes } }: { status: ChatStatus }) {
  const t = useIslandTexts('chat')
  const place =
    queue_position === undefined
      ? t('waiting')
      : queue_position === 1
        ? t('waiting_first')
        : t('waiting_place', { place: String(queue_position) })
  return (
    <section className="rounded-card border border-line bg-green-wash p-4 text-center">
      <div role="status">
        <h3 className="font-head font-[650]">
          <Changing>{place}</Changing>
        </h3>
        <p className="text-small text-ink-2">
          <Changing>
            {wait_minutes === undefined ? t('waiting_answer') : t('waiting_minutes', { minutes: String(wait_minutes) })}
          </Changing>
        </p>
      </div>
      <Breathing />
    </section>
  )
}

/** Silent: a circle grows 4 s, rests 4 s, shrinks 6 s. Who wants it away has it away until the tab is closed. */
function Breathing() {
  const { tab_storage } = useSession()
  const t = useIslandTexts('chat')
  const [hidden, setHidden] = useState(() => tab_storage.get(HIDDEN_KEY) !== null)
  if (hidden) return null
  const hide = (): void => {
    tab_storage.set(HIDDEN_KEY, '1')
    setHidden(true)
  }
  return (
    <div className="breathing">
      <div className="breathing-circle" aria-hidden="true">
        <span>{t('breathe_in')}</span>
        <span>{t('breathe_hold')}</span>
        <span>{t('breathe_out')}</span>
      </div>
      <p className="text-small text-ink-2">{t('breathe')}</p>
      <p className="breathing-steps text-small text-ink-2">{t('breathe_steps')}</p>
      <button type="button" className="btn btn-text min-h-11 px-3 text-small" onClick={hide}>
        {t('breathe_hide')}
      </button>
    </div>
  )
}
