import type { MediaKind } from '@himoya/contract/content/library-lists'
import { AppError } from '../core/errors.ts'
import { workApart } from './apart.ts'
import type { CopyAnswer, CopyTask } from './clean-copy-worker.ts'
import { cleanPicture } from './images.ts'
import { mediaKindOf } from './library-file.ts'
import type { PagePlace } from './picture-pdf.ts'

/** A file made anew so that it can be looked at: nothing that hid in it, or told of its maker, is left. */
export type CleanCopy = {
  kind: MediaKind
  mime: string
  full: Uint8Array
  /** WebP, small. */
  preview?: Uint8Array
  width?: number
  height?: number
  seconds?: number
  /** Of a PDF: the JPEG of each page within `full`. */
  pages?: PagePlace[]
  /** Pages that are not in it. */
  left_out?: number
  /** It does not show all: the file came damaged, or has what no picture of a page shows. */
  is_incomplete?: boolean
}

/** Letters that somebody photographed can be read at a glance, and a screenshot of a conversation is as wide as its phone. */
const EVIDENCE_PICTURE = { longer: 4_096, narrow: 1_440 }

/** Videos come from phones at the same moment as the library's; neither waits for the other. */
const workOn = workApart<CopyAnswer>({
  script: new URL('./clean-copy-worker.ts', import.meta.url),
  deadline_ms: 60_000,
  memory_mb: 512,
  running: 1,
  waiting: 8,
  as: 'process',
})

/** null: no clean copy can be made of it. Throws `overloaded`: it can be tried again later. */
export async function makeCleanCopy(bytes: Buffer): Promise<CleanCopy | null> {
  // How large it may be was looked at when it came.
  const kind = await mediaKindOf(bytes.subarray(0, 64 * 1024), 0)
  if (kind === 'image') return copyPicture(bytes)
  return kind === 'pdf' ? copyPdf(bytes) : copyVideo(bytes)
}

async function copyPicture(bytes: Buffer): Promise<CleanCopy | null> {
  try {
    const takes = { most: EVIDENCE_PICTURE, most_bytes: Infinity, large_photos: true }
    const { blur: _blur, ...picture } = await cleanPicture(bytes, takes)
    return { kind: 'image', mime: 'image/webp', ...picture }
  } catch (error) {
    // Nothing to be seen in it, too many pixels, or of a kind we cannot decode: the original stays what there is.
    if (error instanceof AppError && error.code !== 'overloaded') return null
    throw error
  }
}

async function copyPdf(bytes: Buffer): Promise<CleanCopy | null> {
  const pdf = (await workOn({ work: 'pdf', bytes } satisfies CopyTask))?.pdf
  if (!pdf) return null
  const { bytes: full, ...shown } = pdf
  return { kind: 'pdf', mime: 'application/pdf', full, ...shown }
}

async function copyVideo(bytes: Buffer): Promise<CleanCopy | null> {
  const video = (await workOn({ work: 'video', bytes } satisfies CopyTask))?.video
  if (!video) return null
  const { kind, mime, bytes: full, seconds, width, height } = video
  return { kind, mime, full, seconds, ...(kind === 'video' ? { width, height } : {}) }
}
