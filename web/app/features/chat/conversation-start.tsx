import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { ClosedNote } from './closed-note.tsx'
import { EmergencyLinks } from './emergency-links.tsx'
import { SproutPicture } from './pictures.tsx'
import { SecrecyNote } from './secrecy-note.tsx'
import { useAvailability } from './availability.ts'

/** Before the first message: the seed's invitation, and what stays secret and what does not. */
export function ConversationStart() {
  const t = useIslandTexts('chat')
  const closed = useAvailability()?.state === 'closed'
  return (
    <div className="flex grow flex-col gap-4 overflow-y-auto p-4">
      <div className="m-auto flex flex-col items-center gap-3 text-center">
        {!closed && <SproutPicture />}
        <p className="font-head font-[650] text-h3">{t('empty')}</p>
      </div>
      {closed && (
        <div className="rounded-card border border-line bg-surface p-4 pb-3">
          <ClosedNote />
          <EmergencyLinks />
        </div>
      )}
      <SecrecyNote />
    </div>
  )
}
