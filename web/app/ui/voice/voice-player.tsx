import { formatSeconds } from '@himoya/kit/dates'
import { LoaderCircle, Pause, Play } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { useAudio } from './use-audio.ts'
import { Changing } from '../screen/changing.tsx'

type PlayerProps = {
  /** Missing until `onRequest` has brought it. */
  url: string | undefined
  /** Seconds; browsers do not know it of what they have recorded themselves. */
  duration: number
  is_loading?: boolean
  /** What was asked for is played once it is there. */
  plays_at_once?: boolean
  onRequest?(): void
}

/** Play, pause, and a line to move along by finger or arrow keys. */
export function VoicePlayer({ url, duration, is_loading = false, plays_at_once = false, onRequest }: PlayerProps) {
  const t = useIslandTexts('voice')
  const { playing, at, toggle, seek } = useAudio(url, plays_at_once)
  const length = formatSeconds(duration)
  return (
    <div className="flex h-13 w-56 max-w-full items-center gap-1.5" role="group" aria-label={t('note', { time: length })}>
      <button
        type="button"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-green text-on-green"
        aria-label={playing ? t('pause') : t('play')}
        aria-busy={is_loading}
        onClick={() => toggle() || onRequest?.()}
      >
        <Icon of={is_loading ? LoaderCircle : playing ? Pause : Play} />
      </button>
      <input
        type="range"
        className="h-11 min-w-0 grow accent-green"
        min={0}
        max={Math.max(1, Math.round(duration * 10))}
        value={Math.round(at * 10)}
        disabled={!url}
        aria-label={t('position')}
        aria-valuetext={formatSeconds(at)}
        onInput={({ currentTarget }) => seek(Number(currentTarget.value) / 10)}
      />
      <span className="w-9 shrink-0 text-right text-meta text-ink-2 tabular-nums">
        <Changing>{at > 0 ? formatSeconds(at) : length}</Changing>
      </span>
    </div>
  )
}
