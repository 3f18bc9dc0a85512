import { z } from 'zod'
import { Attachment } from './chat.ts'
import { Id, Timestamp } from '../common.ts'
import { SIZES } from '../limits.ts'

const ATTACHMENT_KINDS = ['image', 'voice'] as const
export const AttachmentKind = z.enum(ATTACHMENT_KINDS)
export type AttachmentKind = z.infer<typeof AttachmentKind>

/** Begins an upload in parts. What the file is follows from its bytes later; nothing else is asked or believed. */
export const BeginUploadBody = z.strictObject({
  kind: AttachmentKind,
  /** Bytes of the whole file. A picture may have 10 MB, a voice note 50 MB. */
  size: z.int().min(1).max(SIZES.voice),
})

/**
 * An upload in parts. The next part goes to `offset`; a cut connection or another day's page asks for it again.
 * Once every byte is there, `finish` makes the attachment.
 */
export const Upload = z.strictObject({
  id: Id,
  kind: AttachmentKind,
  size: z.int(),
  /** Bytes that are safely kept. */
  offset: z.int(),
  /** The most bytes of one part. */
  part_size: z.int(),
  /** What is not finished then is deleted. */
  expires_at: Timestamp,
})
export type Upload = z.infer<typeof Upload>

/** A form with the one field `file` is finished at once; JSON begins an upload in parts. */
export const AttachmentAnswer = z.union([Attachment, Upload])

export const PartQuery = z.strictObject({ offset: z.coerce.number().int().min(0).max(SIZES.voice) })

/** Where the bytes lie for the next 60 seconds, for this very session; fetched with its access token. Relative to the host. */
export const AttachmentLink = z.strictObject({
  url: z.string(),
  /** A small version of a picture. */
  preview_url: z.string().optional(),
  expires_at: Timestamp,
})
export type AttachmentLink = z.infer<typeof AttachmentLink>
