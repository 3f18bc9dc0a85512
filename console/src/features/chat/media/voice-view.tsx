import type { Attachment } from '@himoya/contract/chat/chat'
import { formatSeconds } from '@himoya/kit/dates'
import { openSound, SILENCE, type Sound } from '@himoya/kit/sound'
import { IconButton } from '@mui/material'
import { LoaderCircle, Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import styles from './media.module.css'
import { useBytes } from './use-bytes.ts'

/** Its bytes come at the first press, and it plays as soon as they are there. */
export function VoiceView({ attachment }: { attachment: Attachment }) {
  const text = useText()
  const [requested, setRequested] = useState(false)
  const { url, is_loading, gone, failed, again } = useBytes(attachment, 'full', requested)
  const { playing, at, sound } = useSound(url)
  if (gone) return <p className={styles.gone}>{text('media.gone')}</p>

  const { duration = 0 } = attachment
  const length = formatSeconds(duration)
  const press = (): void => (sound.current ? sound.current.toggle() : failed ? again() : setRequested(true))
  const Icon = is_loading ? LoaderCircle : playing ? Pause : Play
  return (
    <div className={styles.voice} role="group" aria-label={text('media.voice', { time: length })}>
      <IconButton
        aria-label={text(failed ? 'media.again' : playing ? 'media.pause' : 'media.play')}
        aria-busy={is_loading}
        onClick={press}
      >
        <Icon size={22} />
      </IconButton>
      <input
        type="range"
        min={0}
        max={Math.max(1, Math.round(duration * 10))}
        value={Math.round(at * 10)}
        disabled={!url}
        aria-label={text('media.position')}
        aria-valuetext={formatSeconds(at)}
        onChange={(event) => sound.current?.seek(Number(event.target.value) / 10)}
      />
      <span className={styles.clock}>{at > 0 ? formatSeconds(at) : length}</span>
    </div>
  )
}

function useSound(url: string | undefined) {
  const sound = useRef<Sound | null>(null)
  const [state, setState] = useState(SILENCE)
  useEffect(() => {
    if (!url) return undefined
    const opened = openSound(url, setState)
    sound.current = opened
    opened.play()
    return () => {
      opened.close()
      sound.current = null
    }
  }, [url])
  return { ...state, sound }
}
