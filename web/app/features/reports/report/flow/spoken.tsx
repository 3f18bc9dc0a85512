import type { PendingEvidence } from '../../../../browser/report/evidence-sender.ts'
import { useObjectUrl } from '../../../../ui/screen/use-object-url.ts'
import { VoicePlayer } from '../../../../ui/voice/voice-player.tsx'
import { VoiceRecorder } from '../../../../ui/voice/voice-recorder.tsx'

/** As long as this page has its bytes. */
function Listen({ file: { blob, duration } }: { file: PendingEvidence }) {
  const url = useObjectUrl(blob ?? undefined)
  return blob && <VoicePlayer url={url} duration={duration ?? 0} />
}

/** Comes with the first tap on the microphone. */
export const spoken = { Listen, VoiceRecorder }
