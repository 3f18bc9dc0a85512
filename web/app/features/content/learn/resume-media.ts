import { LEAVE_EVENT } from '../../../browser/island-events.ts'

/** So near its end a sound or video begins anew. */
const END_S = 5

/**
 * Goes on where the visitor stopped, and tells `onStop` where they stop now: the first sound or video of the lesson. A video's
 * player is made only when it is played, so what it says is heard on its way down.
 */
export function resumeMedia(position: number, onStop: (position: number) => void): void {
  let left = false
  let resumed = false
  const hear = (name: string, act: (player: HTMLMediaElement) => void): void =>
    document.addEventListener(
      name,
      ({ target }) => {
        if (target === document.querySelector('main audio, main video')) act(target as HTMLMediaElement)
      },
      true,
    )
  document.addEventListener(LEAVE_EVENT, () => (left = true))
  hear('loadedmetadata', (player) => {
    if (!resumed && position > 0 && position < player.duration - END_S) player.currentTime = position
    resumed = true
  })
  // The quick exit pauses it too, and asks nothing of the network.
  hear('pause', (player) => {
    if (!left && !player.ended) onStop(Math.floor(player.currentTime))
  })
  hear('ended', () => onStop(0))
}
