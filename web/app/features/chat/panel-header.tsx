import type { Availability } from '@himoya/contract/chat'
import { ArrowLeft, X } from 'lucide'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { Icon } from '../../art/icon.tsx'
import { useAvailability, useAvailabilityText } from './availability.ts'
import { CounsellorPicture } from './pictures.tsx'

const DOT: Record<Availability['state'], string> = { open: 'bg-green-mid', busy: 'bg-amber-mid', closed: 'bg-line-strong' }

/** `connecting`: the live connection is not there, which is truer than anything the server said before. */
export function PanelHeader({ onClose, connecting = false }: { onClose: () => void; connecting?: boolean }) {
  const t = useIslandTexts('chat')
  const availability = useAvailability()
  const statusText = useAvailabilityText()
  const dot = connecting || !availability ? DOT.closed : DOT[availability.state]
  const status = connecting || !availability ? t('connecting') : statusText(availability)

  return (
    <header className="flex shrink-0 items-center gap-2.5 border-b border-line bg-surface py-2.5 pr-2 pl-4 max-xs:pl-1">
      <CounsellorPicture />
      <div className="min-w-0 grow">
        <h2 className="font-head font-[650] text-h3" id="chat-title" tabIndex={-1}>
          {t('title')}
        </h2>
        <p className="flex items-center gap-2 text-small text-ink-2" role="status">
          <span className={`size-2.5 shrink-0 rounded-full ${dot}`} />
          {status}
        </p>
      </div>
      <button
        type="button"
        className="grid size-11 shrink-0 place-items-center rounded-field text-ink max-xs:order-first"
        aria-label={t('close')}
        onClick={onClose}
      >
        <Icon of={ArrowLeft} className="ic xs:hidden" />
        <Icon of={X} className="ic max-xs:hidden" />
      </button>
    </header>
  )
}
