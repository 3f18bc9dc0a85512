import type { VideoFacts } from '../features/content/video-facts.ts'

/** Loaded at the first tap on a video: puts the player in the place of its picture, captions on, and plays. */
export function touch(part: HTMLElement): void {
  const facts = JSON.parse(part.dataset['video'] ?? '{}') as VideoFacts
  // From now on taps are the player's own.
  delete part.dataset['touch']
  const player = playerOf(facts)
  part.replaceChildren(player)
  player.focus()
  player.play().catch(() => {
    // A browser that wants another tap shows its own button for it.
  })
}

function playerOf({ src, mime, width, height, alt, tracks }: VideoFacts): HTMLVideoElement {
  const player = document.createElement('video')
  player.controls = true
  player.playsInline = true
  player.width = width
  player.height = height
  player.ariaLabel = alt
  const source = document.createElement('source')
  source.src = src
  source.type = mime
  const lines = tracks.map(({ lang, src: file, label }) => {
    const track = document.createElement('track')
    track.kind = 'captions'
    track.src = file
    track.srclang = lang
    track.label = label
    track.default = lang === document.documentElement.lang
    return track
  })
  player.append(source, ...lines)
  return player
}
