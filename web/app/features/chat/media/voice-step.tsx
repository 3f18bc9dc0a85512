import type { NewMedia } from '../../../browser/media/media-sender.ts'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { VoiceRecorder } from '../../../ui/voice/voice-recorder.tsx'

type StepProps = { onSend: (media: NewMedia) => Promise<void>; onCancel: () => void }

/** Recording begins with the tap that opened this; then it is listened to, sent or put away. */
export function VoiceStep({ onSend, onCancel }: StepProps) {
  const t = useIslandTexts('chat_media')
  return (
    <VoiceRecorder
      take={t('send')}
      onVoice={({ blob, duration }) => void onSend({ kind: 'voice', caption: '', blob, duration })}
      onCancel={onCancel}
    />
  )
}
