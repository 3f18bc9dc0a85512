import { z } from 'zod'
import { Id, pageOf, PageQuery, Timestamp } from '../common.ts'
import { Language } from '../languages.ts'
import { ALT_LENGTH, MEDIA_KINDS, MOST_MEDIA_BYTES } from './library-lists.ts'
import { Picture } from './media-library.ts'

const MediaKind = z.enum(MEDIA_KINDS)

/** As its uploader calls it; people download it under this name. */
const FileName = z.string().trim().min(1).max(120)

/** What is seen or heard, for whoever cannot; in each language, never empty. */
const altText = z.string().trim().min(1).max(ALT_LENGTH)
export const Alt = z.strictObject({ uz: altText, ru: altText, en: altText })
export type Alt = z.infer<typeof Alt>

/** Begins an upload in parts. What the file is follows from its bytes; nothing else is asked or believed. */
export const BeginMediaBody = z.strictObject({ name: FileName, size: z.int().min(1).max(MOST_MEDIA_BYTES) })

/** A file on its way. The next part goes to `offset`; once every byte is there, `finish` puts it into the library. */
export const MediaUpload = z.strictObject({
  id: Id,
  name: z.string(),
  size: z.int(),
  /** Bytes that are safely kept. */
  offset: z.int(),
  /** The most bytes of one part. */
  part_size: z.int(),
  /** What is not finished then is deleted. */
  expires_at: Timestamp,
})
export type MediaUpload = z.infer<typeof MediaUpload>

export const FinishMediaBody = z.strictObject({ alt: Alt })

/** One medium as editors see it. */
export const LibraryItem = z.strictObject({
  id: Id,
  kind: MediaKind,
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  alt: Alt,
  /** Of a picture or video, in pixels. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Of a sound or video. */
  seconds: z.int().nullable(),
  /** To look at it: a picture itself, a video's first picture. */
  picture: Picture.nullable(),
  /** Where its bytes lie. */
  src: z.string(),
  /** Of a video: the id of the picture that stands for it. */
  poster: Id.nullable(),
  captions: z.array(z.strictObject({ lang: Language, src: z.string() })),
  sample: z.boolean(),
  /** Alias of who brought it; null: it came with the samples. */
  uploader: z.string().nullable(),
  created_at: Timestamp,
})
export type LibraryItem = z.infer<typeof LibraryItem>
export const LibraryPage = pageOf(LibraryItem)
export type LibraryPage = z.infer<typeof LibraryPage>

export const LibraryQuery = PageQuery.extend({
  kind: MediaKind.optional(),
  /** A part of its name or of what it shows, in any language. */
  search: z.string().max(100).optional(),
})

/** `poster` is of videos only; null takes it away. */
export const ChangeMediaBody = z.strictObject({
  name: FileName.optional(),
  alt: Alt.optional(),
  poster: Id.nullable().optional(),
})

export const MediaPartQuery = z.strictObject({ offset: z.coerce.number().int().min(0).max(MOST_MEDIA_BYTES) })

/** Captions as WebVTT or SRT; what is kept is WebVTT of our own making: times and words, nothing else. */
export const CaptionBody = z.strictObject({ text: z.string().min(1).max(200_000) })
export const CaptionPath = z.strictObject({ id: Id, lang: Language })
