import { VOICE_SECONDS } from '@himoya/contract/limits'
import { formatSeconds } from '@himoya/kit/dates'
import type { RecordedVoice } from '../../browser/media/voice-recorder.ts'
import { Square } from 'lucide'
import { useEffect, useRef } from 'react'
import { Icon } from '../../art/icon.tsx'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { focusOnMount } from '../screen/focus-on-mount.ts'
import { useObjectUrl } from '../screen/use-object-url.ts'
import { useRecording } from './use-recording.ts'
import { VoicePlayer } from './voice-player.tsx'
import { Changing } from '../screen/changing.tsx'

/** From here on the time that is left is told too. */
const COUNTDOWN_SECONDS = 30
const MOST = formatSeconds(VOICE_SECONDS)

type RecorderProps = {
  /** What the button says that takes the recording over. */
  take: string
  onVoice(voice: RecordedVoice): void
  onCancel(): void
}

const PROBLEMS = { refused: 'mic_refused', no_microphone: 'mic_none', failed: 'mic_failed' } as const

/** Asks for the microphone at once; what was recorded is listened to, taken over, made again or put away. */
export function VoiceRecorder({ take, onVoice, onCancel }: RecorderProps) {
  const t = useIslandTexts('voice')
  const { state, seconds, level, is_quiet, recorded, stop, again } = useRecording()
  return (
    <div className="grid gap-3" role="group" aria-label={t('title')}>
      {state === 'asking' && <p role="status">{t('asking')}</p>}
      {state === 'recording' && <Sounding {...{ seconds, level, is_quiet }} onStop={stop} />}
      {state === 'recorded' && <Recorded voice={recorded!} {...{ take, onVoice }} onAgain={again} />}
      {state in PROBLEMS && (
        <>
          <p role="alert">
            <Changing>{t(PROBLEMS[state as keyof typeof PROBLEMS])}</Changing>
          </p>
          <button type="button" className="btn btn-second" onClick={again}>
            {t('try_again')}
          </button>
        </>
      )}
      <button type="button" className="btn btn-second" onClick={onCancel}>
        {t('cancel')}
      </button>
    </div>
  )
}

type SoundingProps = { seconds: number; level: number; is_quiet: boolean; onStop(): void }

/** It hears you, for how long, and how long it will: for the eye all the time, for the ear when something changes. */
function Sounding({ seconds, level, is_quiet, onStop }: SoundingProps) {
  const t = useIslandTexts('voice')
  const left = Math.max(0, Math.ceil(VOICE_SECONDS - seconds))
  const is_ending = left <= COUNTDOWN_SECONDS
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Level level={level} />
        <p className="grow font-[650]" role="status">
          {t('recording')}
          <span className="sr-only">. {t('most', { most: MOST })}</span>
        </p>
        <p className="tabular-nums">
          <span className="text-h3" role="timer">
            <Changing>{formatSeconds(seconds)}</Changing>
          </span>{' '}
          <span className="text-small text-ink-2" aria-hidden="true">
            / {MOST}
          </span>
        </p>
      </div>
      <p className="text-small" role="status">
        {is_ending ? (
          <>
            <span className="sr-only">{t('left', { seconds: String(COUNTDOWN_SECONDS) })}</span>
            <span className="tabular-nums" aria-hidden="true">
              <Changing>{t('left', { seconds: String(left) })}</Changing>
            </span>
          </>
        ) : (
          is_quiet && <Changing>{t('quiet')}</Changing>
        )}
      </p>
      <button ref={focusOnMount} type="button" className="btn btn-first" onClick={onStop}>
        <Icon of={Square} />
        {t('stop')}
      </button>
    </>
  )
}

const STEPS = 8

/** How loud it is, in steps: nothing glides, so it stays for whoever wants less motion. */
function Level({ level }: { level: number }) {
  const lit = Math.ceil(level * STEPS)
  return (
    <svg viewBox="0 0 47 28" className="h-7 shrink-0 text-green-ink" aria-hidden="true" data-level={lit}>
      {Array.from({ length: STEPS }, (_, at) => {
        const height = 7 + at * 3
        return (
          <rect
            key={at}
            x={at * 6}
            y={28 - height}
            width="4"
            height={height}
            rx="2"
            fill="currentColor"
            opacity={at < lit ? 1 : 0.2}
          />
        )
      })}
    </svg>
  )
}

type RecordedProps = { voice: RecordedVoice; take: string; onVoice(voice: RecordedVoice): void; onAgain(): void }

function Recorded({ voice, take, onVoice, onAgain }: RecordedProps) {
  const t = useIslandTexts('voice')
  const url = useObjectUrl(voice.blob)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    button.current?.focus()
  }, [])
  return (
    <>
      <p role="status">
        {voice.duration >= VOICE_SECONDS && <Changing>{`${t('full', { most: MOST })} `}</Changing>}
        {t('listen_first')}
      </p>
      <div className="justify-self-center">
        <VoicePlayer url={url} duration={voice.duration} />
      </div>
      <div className="flex flex-wrap gap-2">
        <button ref={button} type="button" className="btn btn-first grow" onClick={() => onVoice(voice)}>
          {take}
        </button>
        <button type="button" className="btn btn-second grow" onClick={onAgain}>
          {t('again')}
        </button>
      </div>
    </>
  )
}
