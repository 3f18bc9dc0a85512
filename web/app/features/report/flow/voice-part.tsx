import { VOICE_SECONDS } from '@himoya/contract/limits'
import { formatSeconds } from '@himoya/kit/dates'
import { hasMicrophone } from '@himoya/kit/microphone'
import type { RecordedVoice } from '@himoya/kit/voice-recorder'
import { Mic, Square } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useObjectUrl } from '../../chat/media/use-object-url.ts'
import { useRecording } from '../../chat/media/use-recording.ts'
import { VoicePlayer } from '../../chat/media/voice-player.tsx'

/** From here on the time that is left is told too. */
const COUNTDOWN_SECONDS = 30

type Props = { onVoice(voice: RecordedVoice): void }

/** For whom writing is hard. Nothing is recorded before the tap, and nothing is added before it was listened to. */
export function VoicePart({ onVoice }: Props) {
  const t = useIslandTexts('report_steps')
  const [can_record, setCanRecord] = useState<boolean | null>(null)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => void hasMicrophone().then(setCanRecord), [])
  if (can_record === null) return null
  if (!can_record) return <p className="hint">{t('tell.voice_no')}</p>
  const close = (): void => {
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  if (open) {
    return (
      <Recorder
        onCancel={close}
        onVoice={(voice) => {
          onVoice(voice)
          close()
        }}
      />
    )
  }
  return (
    <div className="grid gap-1">
      <button ref={button} type="button" className="btn btn-second" onClick={() => setOpen(true)}>
        <Icon of={Mic} />
        {t('tell.voice')}
      </button>
      <p className="hint">{t('tell.voice_hint')}</p>
    </div>
  )
}

const PROBLEMS = { refused: 'tell.mic_refused', no_microphone: 'tell.mic_none', failed: 'tell.mic_failed' } as const

function Recorder({ onVoice, onCancel }: Props & { onCancel(): void }) {
  const t = useIslandTexts('report_steps')
  const { state, seconds, level, recorded, stop, again } = useRecording()
  return (
    <section className="card grid gap-3 p-4" aria-label={t('tell.voice')}>
      {state === 'asking' && <p role="status">{t('tell.asking')}</p>}
      {state === 'recording' && <Sounding {...{ seconds, level, onStop: stop }} />}
      {state === 'recorded' && <Recorded voice={recorded!} onVoice={onVoice} onAgain={again} />}
      {state in PROBLEMS && <p role="alert">{t(PROBLEMS[state as keyof typeof PROBLEMS])}</p>}
      <button type="button" className="btn btn-second" onClick={onCancel}>
        {t('tell.give_up')}
      </button>
    </section>
  )
}

function Sounding({ seconds, level, onStop }: { seconds: number; level: number; onStop(): void }) {
  const t = useIslandTexts('report_steps')
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
        <p className="grow">{t('tell.recording')}</p>
        <span className="text-h3 tabular-nums" role="timer">
          {formatSeconds(seconds)}
        </span>
      </div>
      {left <= COUNTDOWN_SECONDS && (
        <p className="meta tabular-nums">{t('tell.seconds_left', { seconds: String(Math.max(0, left)) })}</p>
      )}
      <button ref={button} type="button" className="btn btn-first" onClick={onStop}>
        <Icon of={Square} />
        {t('tell.stop')}
      </button>
    </>
  )
}

function Recorded({ voice, onVoice, onAgain }: { voice: RecordedVoice; onVoice: Props['onVoice']; onAgain(): void }) {
  const t = useIslandTexts('report_steps')
  const url = useObjectUrl(voice.blob)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <>
      <p className="text-small text-ink-2">{t('tell.listen')}</p>
      <div className="justify-self-center">
        <VoicePlayer url={url} duration={voice.duration} />
      </div>
      <div className="flex flex-wrap gap-2">
        <button ref={button} type="button" className="btn btn-first grow" onClick={() => onVoice(voice)}>
          {t('tell.attach')}
        </button>
        <button type="button" className="btn btn-second grow" onClick={onAgain}>
          {t('tell.record_again')}
        </button>
      </div>
    </>
  )
}
