import type { Availability } from '@himoya/contract/chat/chat'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { ClosedCard } from './closed-note.tsx'
import { SproutPicture } from './pictures.tsx'
import { SafeQuestion, type SafeNow } from './safe-now.tsx'
import { SecrecyNote } from './secrecy-note.tsx'

type StartProps = { availability: Availability | undefined; safe: SafeNow; onEarlier: (() => void) | undefined }

/** Before the first message: the seed's invitation, what stays secret and what does not, one question nobody must answer. */
export function ConversationStart({ availability, safe, onEarlier }: StartProps) {
  const t = useIslandTexts('chat')
  const closed = availability?.state === 'closed'
  return (
    <div className="flex grow flex-col gap-4 overflow-y-auto p-4">
      {onEarlier && (
        <button type="button" className="btn btn-text min-h-11 self-center text-small" onClick={onEarlier}>
          {t('ended_earlier')}
        </button>
      )}
      <div className="m-auto flex flex-col items-center gap-3 text-center">
        {/* a panel of 500 px has no room for it beside the words */}
        {!closed && (
          <span className="xs:hidden">
            <SproutPicture />
          </span>
        )}
        <p className="font-head font-[650] text-h3">{t('empty')}</p>
      </div>
      <SafeQuestion safe={safe} />
      {closed && <ClosedCard opens_at={availability.opens_at} numbers={!safe.alarmed} />}
      <SecrecyNote />
    </div>
  )
}
