import type { Video } from '@himoya/contract/content/media-library'

/** What a page says of a video to whatever makes its player (app/islands/video.ts). */
export type VideoFacts = Pick<Video, 'src' | 'mime' | 'width' | 'height' | 'alt'> & {
  tracks: { lang: string; src: string; label: string }[]
}
