/* The library's lists without zod, for browsers. */

export const MEDIA_KINDS = ['image', 'audio', 'video', 'pdf'] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]

const MEGABYTE = 1024 * 1024

/** The most bytes of an uploaded file (safety.md 23). */
export const MEDIA_BYTES: Record<MediaKind, number> = {
  image: 10 * MEGABYTE,
  audio: 50 * MEGABYTE,
  video: 50 * MEGABYTE,
  pdf: 20 * MEGABYTE,
}
export const MOST_MEDIA_BYTES = Math.max(...Object.values(MEDIA_BYTES))

/** Files that are taken, as a file dialogue asks for them. Videos in H.264, VP8, VP9 or AV1; sound in MP3, AAC or Opus. */
export const MEDIA_ACCEPT: Record<MediaKind, string> = {
  image: 'image/jpeg,image/png,image/webp,image/avif',
  audio: 'audio/mpeg,audio/mp4,audio/ogg,audio/webm,.mp3,.m4a,.ogg,.opus',
  video: 'video/mp4,video/webm,video/quicktime,.mp4,.webm,.mov',
  pdf: 'application/pdf,.pdf',
}

/** What a medium shows, in one language. */
export const ALT_LENGTH = 300
