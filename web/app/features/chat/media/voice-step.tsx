import { VOICE_SECONDS } from '@himoya/contract/limits'
import { formatSeconds } from '@himoya/kit/dates'
import type { NewMedia } from '@himoya/kit/media-sender'
import type { RecordedVoice } from '@himoya/kit/voice-recorder'
import { Square } from 'lucide'
import { useEffect, useRef } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useObjectUrl } from './use-object-url.ts'
import { useRecording } from './use-recording.ts'
import { VoicePlayer } from './voice-player.tsx'

/** From here on the time that is left is told too. */
const COUNTDOWN_SECONDS = 30

type StepProps = { onSend: (media: NewMedia) => Promise<void>; onCancel: () => void }

/** Recording begins with the tap that opened this; then it is listened to, sent or put away. */
export function VoiceStep({ onSend, onCancel }: StepProps) {
  const t = useIslandTexts('chat_media')
  const { state, seconds, level, recorded, stop, again } = useRecording()
  return (
    <>
      <h3 className="sr-only">{t('voice_title')}</h3>
      {state === 'asking' && <p role="status">{t('asking')}</p>}
      {state === 'recording' && <Sounding seconds={seconds} level={level} onStop={stop} />}
      {state === 'recorded' && <Recorded voice={recorded!} onSend={onSend} onAgain={again} />}
      {state === 'refused' && <p role="alert">{t('mic_refused')}</p>}
      {state === 'no_microphone' && <p role="alert">{t('mic_none')}</p>}
      {state === 'failed' && <p role="alert">{t('mic_failed')}</p>}
      <button type="button" className="btn btn-second" onClick={onCancel}>
        {t('cancel')}
      </button>
    </>
  )
}

function Sounding({ seconds, level, onStop }: { seconds: number; level: number; onStop: () => void }) {
  const t = useIslandTexts('chat_media')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  const left = Math.ceil(VOICE_SECONDS - seconds)
  return (
    <>
      <div className="flex items-center gap-3">
        <svg viewBox="0 0 24 24" className="size-6 shrink-0 text-sos-ink" aria-hidden="true">
          <circle cx="12" cy="12" r={5 + 7 * level} fill="currentColor" opacity="0.25" />
          <circle cx="12" cy="12" r="5" fill="currentColor" />
        </svg>
        <p className="grow">{t('recording')}</p>
        <span className="text-h3 tabular-nums" role="timer">
          {formatSeconds(seconds)}
        </span>
      </div>
      {left <= COUNTDOWN_SECONDS && (
        <p className="text-small text-ink-2 tabular-nums">{t('left', { seconds: String(Math.max(0, left)) })}</p>
      )}
      <button ref={button} type="button" className="btn btn-first" onClick={onStop}>
        <Icon of={Square} />
        {t('stop')}
      </button>
    </>
  )
}

type RecordedProps = { voice: RecordedVoice; onSend: StepProps['onSend']; onAgain: () => void }

function Recorded({ voice: { blob, duration }, onSend, onAgain }: RecordedProps) {
  const t = useIslandTexts('chat_media')
  const url = useObjectUrl(blob)
  return (
    <>
      <p className="text-small text-ink-2">{t('listen_first')}</p>
      <div className="justify-self-center">
        <VoicePlayer url={url} duration={duration} />
      </div>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-first grow"
          onClick={() => void onSend({ kind: 'voice', caption: '', blob, duration })}
        >
          {t('send')}
        </button>
        <button type="button" className="btn btn-second grow" onClick={onAgain}>
          {t('again')}
        </button>
      </div>
    </>
  )
}
