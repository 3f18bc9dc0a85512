import type { Availability } from '@himoya/contract/chat/chat'
import type { CounsellorDrawing } from '@himoya/contract/staff/counsellor-drawings'
import { ArrowLeft, X } from 'lucide'
import type { ReactNode } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { Icon } from '../../art/icon.tsx'
import { CounsellorPicture } from './pictures.tsx'
import { useAvailabilityText } from './chat-status.ts'
import { Changing } from '../../ui/screen/changing.tsx'

const DOT: Record<Availability['state'], string> = { open: 'bg-green-mid', busy: 'bg-amber-mid', closed: 'bg-line-strong' }

type PanelHeaderProps = {
  onClose: () => void
  availability: Availability | undefined
  /** The live connection is not there, which is truer than anything the server said before. */
  connecting?: boolean
  ended?: boolean
  /** Nobody is signed in any more: that stands instead of who is there. */
  signed_out?: boolean
  /** The alias of who has the chat. */
  counsellor?: string | undefined
  /** What they have chosen to be known by; decoration beside the alias. */
  drawing?: CounsellorDrawing | undefined
  /** The counsellor is writing at this moment. */
  typing?: boolean
  /** The button of the chat's actions. */
  menu?: ReactNode
}

export function PanelHeader({
  onClose,
  availability,
  connecting = false,
  ended = false,
  signed_out = false,
  counsellor,
  drawing,
  typing = false,
  menu,
}: PanelHeaderProps) {
  const t = useIslandTexts('chat')
  const statusText = useAvailabilityText()
  const known = !connecting && !ended && !signed_out && availability
  const named = counsellor !== undefined && !ended && !signed_out
  const status = signed_out
    ? t('signed_out_title')
    : known
      ? typing
        ? t('counsellor_types')
        : statusText(availability)
      : connecting || !ended
        ? t('connecting')
        : t('ended')

  return (
    <header className="panel-head flex shrink-0 items-center gap-2.5 border-b border-line bg-surface py-2.5 pr-2 pl-4 max-xs:gap-1.5 max-xs:pl-1 low:py-0.5">
      <CounsellorPicture drawing={named ? drawing : undefined} />
      <div className="min-w-0 grow">
        <h2 className="font-head font-[650] text-h3" id="chat-title" tabIndex={-1}>
          {t('title')}
        </h2>
        <p className="flex items-baseline gap-2 text-small text-ink-2" role="status">
          {(known || connecting || !ended) && (
            <span className={`size-2.5 shrink-0 rounded-full ${known ? DOT[availability.state] : DOT.closed}`} />
          )}
          {named ? (
            <span key="named" className="min-w-0 overflow-clip">
              {/* a name is no word to translate */}
              <span translate="no">{counsellor}</span> · <Changing>{status}</Changing>
            </span>
          ) : (
            <Changing>{status}</Changing>
          )}
        </p>
      </div>
      {menu}
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
