import { openSound, SILENCE, type Sound } from '@himoya/kit/sound'
import { useEffect, useRef, useState } from 'react'

/** One sound. It falls silent when what shows it goes away, so at the quick exit too. */
export function useAudio(url: string | undefined, plays_at_once: boolean) {
  const sound = useRef<Sound | null>(null)
  const [state, setState] = useState(SILENCE)

  useEffect(() => {
    if (!url) return
    const opened = openSound(url, setState)
    sound.current = opened
    if (plays_at_once) opened.play()
    return () => {
      opened.close()
      sound.current = null
    }
  }, [url, plays_at_once])

  return {
    ...state,
    /** false: there is nothing to play yet. */
    toggle(): boolean {
      sound.current?.toggle()
      return sound.current !== null
    },
    seek: (seconds: number) => sound.current?.seek(seconds),
  }
}
