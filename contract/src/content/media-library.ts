import { z } from 'zod'
import { Id } from '../common.ts'
import { Language } from '../languages.ts'

/** A picture as a page shows it. */
export const Picture = z.strictObject({
  id: Id,
  /** In pixels, of the largest one; their ratio keeps the place free until it has come. */
  width: z.int(),
  height: z.int(),
  /** In the asked language. */
  alt: z.string(),
  /** A blurred look of about a hundred bytes, as a `data:` address. */
  placeholder: z.string(),
  /** Addresses by width, the smallest first; never wider than the picture itself. */
  sizes: z.array(z.strictObject({ width: z.int(), src: z.string() })),
})
export type Picture = z.infer<typeof Picture>

/** Captions and transcripts of a sound or video, by language; `src` is a WebVTT file. */
const Track = z.strictObject({ lang: Language, src: z.string() })

export const Sound = z.strictObject({
  id: Id,
  src: z.string(),
  mime: z.string(),
  /** Shown before anything is loaded. */
  bytes: z.int(),
  seconds: z.int(),
  /** What is heard, in the asked language. */
  alt: z.string(),
})
export type Sound = z.infer<typeof Sound>

export const Video = Sound.extend({
  width: z.int(),
  height: z.int(),
  poster: Picture.nullable(),
  captions: z.array(Track),
})
export type Video = z.infer<typeof Video>

/** A file to take along. */
export const Download = z.strictObject({ id: Id, src: z.string(), name: z.string(), mime: z.string(), bytes: z.int() })
export type Download = z.infer<typeof Download>
