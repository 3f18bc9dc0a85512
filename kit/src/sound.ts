export type SoundState = { playing: boolean; at: number }
export const SILENCE: SoundState = { playing: false, at: 0 }

export type Sound = {
  toggle(): void
  /** A browser may refuse to play without a fresh tap; then it stays silent and says so. */
  play(): void
  /** Seconds from its beginning. */
  seek(seconds: number): void
  close(): void
}

/** One recording that can be heard; what happens to it is told as it happens. */
export function openSound(url: string, onChange: (state: SoundState) => void): Sound {
  const element = new Audio(url)
  const tell = (): void => onChange({ playing: !element.paused, at: element.ended ? 0 : element.currentTime })
  for (const event of ['play', 'pause', 'timeupdate', 'seeked', 'ended']) element.addEventListener(event, tell)
  const play = (): void => void element.play().catch(tell)
  return {
    play,
    toggle: () => (element.paused ? play() : element.pause()),
    seek(seconds) {
      element.currentTime = seconds
    },
    close: () => element.pause(),
  }
}
