import { useEffect, useRef, useState } from 'react'

/** One sound. It falls silent when what shows it goes away, so at the quick exit too. */
export function useAudio(url: string | undefined, plays_at_once: boolean) {
  const audio = useRef<HTMLAudioElement | null>(null)
  const [playing, setPlaying] = useState(false)
  const [at, setAt] = useState(0)

  useEffect(() => {
    if (!url) return
    const element = new Audio(url)
    audio.current = element
    element.onplay = () => setPlaying(true)
    element.onpause = () => setPlaying(false)
    element.ontimeupdate = () => setAt(element.currentTime)
    element.onended = () => setAt(0)
    if (plays_at_once) void play(element)
    return () => {
      element.pause()
      audio.current = null
    }
  }, [url, plays_at_once])

  return {
    playing,
    at,
    /** false: there is nothing to play yet. */
    toggle(): boolean {
      const element = audio.current
      if (!element) return false
      if (playing) element.pause()
      else void play(element)
      return true
    },
    seek(seconds: number): void {
      if (!audio.current) return
      audio.current.currentTime = seconds
      setAt(seconds)
    },
  }
}

/** A browser may refuse to play without a fresh tap; the button then still says Play. */
async function play(element: HTMLAudioElement): Promise<boolean> {
  return element.play().then(
    () => true,
    () => false,
  )
}
