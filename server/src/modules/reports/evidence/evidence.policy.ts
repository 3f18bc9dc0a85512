import type { MediaKind } from '@himoya/contract/content/library-lists'
import { EVIDENCE_SIZES, type EvidenceKind, MOST_FILES } from '@himoya/contract/reports/report-lists'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'

/** Of one report with all its inbox; ten come with the report, and ten with a message (safety.md 23). */
const MOST_OF_REPORT = 5 * MOST_FILES

/** Throws `too_large`. */
export function assertSize(kind: EvidenceKind, size: number): void {
  if (size > EVIDENCE_SIZES[kind]) throw new AppError('too_large')
}

type Seen = { state: string; report_id: string | null; message_id: string | null }

/** Whole, and nobody's yet; or tied to this very place before, when a send is repeated. */
export function mayTie(place: { report_id: string; message_id: string | null }, { state, report_id, message_id }: Seen): boolean {
  if (report_id !== null) return report_id === place.report_id && message_id === place.message_id
  return state === 'pending' || state === 'clean' || state === 'unreadable'
}

/** Throws `invalid`. */
export function assertSpace(count: number): void {
  if (count > MOST_OF_REPORT) throw new AppError('invalid', { fields: { file_keys: ['too_long'] } })
}

const KINDS = { image: 'image', audio: 'voice', video: 'video', pdf: 'document' } as const satisfies Record<
  MediaKind,
  EvidenceKind
>

/** What bytes of this kind are called in a report. */
export const evidenceKind = (kind: MediaKind): EvidenceKind => KINDS[kind]

/** Bytes, by what the decoders call it. */
export const MOST_BYTES: Record<MediaKind, number> = {
  image: EVIDENCE_SIZES.image,
  audio: EVIDENCE_SIZES.voice,
  video: EVIDENCE_SIZES.video,
  pdf: EVIDENCE_SIZES.document,
}

/** Of an original: a supervisor, and never the one who asked. */
export const mayDecide = ({ role, id }: StaffActor, asked_by: string): boolean => role === 'supervisor' && id !== asked_by
