import type { Attachment } from '@himoya/contract/chat/chat'
import { useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useBytes } from './use-bytes.ts'
import { VoicePlayer } from '../../../ui/voice/voice-player.tsx'

/** A stored voice note. Its bytes come at the first tap: a list of them costs nothing. */
export function VoiceView({ attachment }: { attachment: Attachment; caption: string | null }) {
  const t = useIslandTexts('chat_media')
  const [requested, setRequested] = useState(false)
  const { url, is_loading, gone, failed, again } = useBytes(attachment, 'full', requested)
  if (gone) return <p className="text-ink-2 italic">{t('voice_gone')}</p>
  return (
    <>
      <VoicePlayer
        url={url}
        duration={attachment.duration ?? 0}
        is_loading={is_loading}
        plays_at_once
        onRequest={() => (failed ? again() : setRequested(true))}
      />
      {failed && (
        <p className="text-small text-ink-2" role="status">
          {t('not_loaded')}
        </p>
      )}
    </>
  )
}
