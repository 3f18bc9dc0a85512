import { z } from 'zod'
import { Id } from '../common.ts'
import { CALLOUT_TONES, HELP_CARDS, HREF_FORM } from './content-lists.ts'
import { Picture, Sound, Video } from './media-library.ts'

export const Href = z.string().max(500).regex(HREF_FORM)

/** A run of words with the same look. Plain text: whatever signs it holds, they are shown, never read. */
export const Span = z.strictObject({
  text: z.string().min(1).max(4_000),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  href: Href.optional(),
})
export type Span = z.infer<typeof Span>

const spans = z.array(Span).min(1).max(60)
const caption = z.string().max(300).optional()

/** What needs no library: the same when it is stored and when it is served. */
const words = [
  z.strictObject({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), text: z.string().min(1).max(200) }),
  z.strictObject({ type: z.literal('paragraph'), spans }),
  z.strictObject({ type: z.literal('list'), ordered: z.boolean(), items: z.array(spans).min(1).max(60) }),
  z.strictObject({ type: z.literal('quote'), spans, source: z.string().max(200).optional() }),
  z.strictObject({ type: z.literal('callout'), tone: z.enum(CALLOUT_TONES), spans }),
  z.strictObject({ type: z.literal('help'), card: z.enum(HELP_CARDS) }),
] as const

const stored = (type: 'image' | 'audio' | 'video') => z.strictObject({ type: z.literal(type), media_id: Id, caption })

/** One block of a text as an editor's document keeps it; media by their id in the library. */
export const Block = z.discriminatedUnion('type', [...words, stored('image'), stored('audio'), stored('video')])
export type Block = z.infer<typeof Block>

/** A text: blocks of allowed kinds and nothing else. No HTML is ever stored or rendered (safety.md 22). */
export const RichText = z.array(Block).max(200)
export type RichText = z.infer<typeof RichText>

/** One block as it is served: media with what a page needs to show them. */
export const ShownBlock = z.discriminatedUnion('type', [
  ...words,
  z.strictObject({ type: z.literal('image'), picture: Picture, caption }),
  z.strictObject({ type: z.literal('audio'), sound: Sound, caption }),
  z.strictObject({ type: z.literal('video'), video: Video, caption }),
])
export type ShownBlock = z.infer<typeof ShownBlock>
export const ShownText = z.array(ShownBlock)
export type ShownText = z.infer<typeof ShownText>
