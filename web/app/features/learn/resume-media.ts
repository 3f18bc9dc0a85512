import { LEAVE_EVENT } from '../shell/island-events.ts'

/** So near its end a sound or film begins anew. */
const END_S = 5

/**
 * Goes on where the visitor stopped, and tells `onStop` where they stop now: the first sound or film of the lesson. It is not
 * loaded for that: the place is taken once somebody plays it.
 */
export function resumeMedia(player: HTMLMediaElement, position: number, onStop: (position: number) => void): void {
  player.addEventListener(
    'loadedmetadata',
    () => {
      if (position > 0 && position < player.duration - END_S) player.currentTime = position
    },
    { once: true },
  )
  let left = false
  document.addEventListener(LEAVE_EVENT, () => (left = true))
  // The quick exit pauses it too, and asks nothing of the network.
  player.addEventListener('pause', () => {
    if (!left && !player.ended) onStop(Math.floor(player.currentTime))
  })
  player.addEventListener('ended', () => onStop(0))
}
