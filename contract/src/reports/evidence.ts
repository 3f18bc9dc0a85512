import { z } from 'zod'
import { CASE_LENGTHS } from './case-lists.ts'
import { Id, Timestamp } from '../common.ts'
import { EVIDENCE_KINDS, EVIDENCE_SIZES, EVIDENCE_STATES } from './report-lists.ts'

/** The one-time key of an upload: 32 random bytes, base64url. Only the uploader has it; it goes in a header or a body, never in an address. */
export const EvidenceKey = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/** Begins an upload in parts; a form with the one field `file` is taken at once. */
export const BeginEvidenceBody = z.strictObject({
  kind: z.enum(EVIDENCE_KINDS),
  size: z.int().min(1).max(EVIDENCE_SIZES.video),
})

/** An upload on its way. Parts are `PUT victim/file/{id}/?offset=` with the key in `x-file-key`. */
export const EvidenceUpload = z.strictObject({
  id: Id,
  key: EvidenceKey,
  kind: z.enum(EVIDENCE_KINDS),
  size: z.int(),
  /** Bytes that are safely kept. */
  offset: z.int(),
  part_size: z.int(),
  expires_at: Timestamp,
})
export type EvidenceUpload = z.infer<typeof EvidenceUpload>

/** A file as its sender sees it: what it is and how far we are, never its bytes. */
export const OwnEvidence = z.strictObject({
  id: Id,
  kind: z.enum(EVIDENCE_KINDS),
  size: z.int(),
  state: z.enum(EVIDENCE_STATES),
  /** The team's copy does not show all of it: it came damaged, or has what a picture of a page does not show. */
  is_incomplete: z.literal(true).optional(),
  created_at: Timestamp,
})
export type OwnEvidence = z.infer<typeof OwnEvidence>

/** Every byte has arrived. `key` ties it to a report (`file_keys`) or to a message of one, once. */
export const EvidenceTaken = OwnEvidence.extend({ key: EvidenceKey })
export type EvidenceTaken = z.infer<typeof EvidenceTaken>
export const EvidenceAnswer = z.union([EvidenceTaken, EvidenceUpload])
export type EvidenceAnswer = z.infer<typeof EvidenceAnswer>
export const EvidencePartQuery = z.strictObject({ offset: z.coerce.number().int().min(0).max(EVIDENCE_SIZES.video) })

/** A file as the team sees it: the clean copy is for work, the original stays sealed. */
export const CaseFile = OwnEvidence.extend({
  mime: z.string().nullable(),
  width: z.int().optional(),
  height: z.int().optional(),
  /** Seconds. */
  duration: z.number().optional(),
  /** SHA-256 of the sealed original, hex: what an investigator compares. */
  original_sha256: z.string(),
  original: z.enum(['sealed', 'asked', 'unsealed']),
  /** Of a document: pages in the clean copy, each a picture, and how many are only in the original. */
  pages: z.int().optional(),
  left_out: z.int().optional(),
  /** With `asked`: who wants to see the original, and why; somebody else, a supervisor, decides. */
  asked: z
    .strictObject({
      by: z.strictObject({ id: Id, alias: z.string() }),
      at: Timestamp,
      reason: z.string(),
      can_decide: z.boolean(),
    })
    .optional(),
  /** With `unsealed`: until when it can be taken. */
  open_until: Timestamp.optional(),
})
export type CaseFile = z.infer<typeof CaseFile>
export const CaseFiles = z.array(CaseFile)
/**
 * Where the clean copy lies for the next 60 seconds, for this very session; fetched with its access token. Relative to the host.
 * Of a document `page_url` and a number from 1 on is the picture of that page.
 */
export const CaseFileLink = z.strictObject({
  url: z.string(),
  preview_url: z.string().optional(),
  page_url: z.string().optional(),
  expires_at: Timestamp,
})
export type CaseFileLink = z.infer<typeof CaseFileLink>
/** `POST staff/report/{id}/file/{file}/original/`: asks for the original. */
export const AskOriginalBody = z.strictObject({ reason: z.string().min(CASE_LENGTHS.reason_min).max(CASE_LENGTHS.reason) })
/** `POST …/original/decide/`: by a supervisor, never by who asked. */
export const DecideOriginalBody = z.strictObject({ grant: z.boolean() })
